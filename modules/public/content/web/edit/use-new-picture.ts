/**
 * Hook of the content editors that uploads a picture and publishes it as a content picture, and the accepted
 * file types.
 */
import { call, newIdempotencyKey } from '#platform/web/api/call.ts';
import { useConfig } from '#platform/web/session/use-config.ts';
import { useUploads } from '#platform/web/ui/file/use-uploads.ts';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import { contentRoutes } from '../../rules/contract.ts';
import type { ContentPicture } from '../../rules/shapes.ts';

/** Hook that uploads a picture and publishes it as a content picture. */
export function useNewPicture(onDone: (picture: ContentPicture) => void) {
  const toastError = useToastError();
  const uploads = useUploads('image', useConfig().FileKinds.image, ({ FileKey }) => {
    call(contentRoutes.picture, { body: { FileKey }, idempotencyKey: newIdempotencyKey() }).then(
      onDone,
      toastError,
    );
  });
  return { ...uploads, isBusy: uploads.running.length > 0 };
}

export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp';
