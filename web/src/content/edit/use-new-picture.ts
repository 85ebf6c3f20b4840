import { contentRoutes } from '@assay/shared/content/contract.ts';
import type { ContentPicture } from '@assay/shared/content/shapes.ts';
import { call, newIntention } from '../../api/call.ts';
import { useConfig } from '../../session/use-config.ts';
import { useUploads } from '../../ui/file/use-uploads.ts';
import { useToastError } from '../../ui/toast-error.ts';

/** Sends a picture and makes it one of the content. */
export function useNewPicture(onDone: (picture: ContentPicture) => void) {
  const toastError = useToastError();
  const uploads = useUploads('image', useConfig().FileKinds.image, ({ FileKey }) => {
    call(contentRoutes.picture, { body: { FileKey }, idempotencyKey: newIntention() }).then(
      onDone,
      toastError,
    );
  });
  return { ...uploads, isBusy: uploads.running.length > 0 };
}

export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp';
