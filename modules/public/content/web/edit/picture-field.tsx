import { Button } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { PickFile } from '#platform/web/ui/file/pick-file.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { ContentFault } from '../../rules/faults.ts';
import type { ContentPicture } from '../../rules/shapes.ts';
import classes from './edit.module.css';
import { PICTURE_TYPES, useNewPicture } from './use-new-picture.ts';

type Props = {
  picture: ContentPicture | null;
  path: string;
  fault: ContentFault | undefined;
  onChange: (picture: ContentPicture) => void;
};

/**
 * Field for the picture of a home page block in the content editor: shows it, and uploads another that
 * replaces it.
 */
export function PictureField({ picture, path, fault, onChange }: Props) {
  const t = useText();
  const { add, isBusy, failure } = useNewPicture(onChange);
  return (
    <div className={classes.part}>
      {picture && (
        <img
          className={classes.picture}
          src={picture.Address}
          width={picture.Width}
          height={picture.Height}
          alt=""
        />
      )}
      <div>
        <PickFile accept={PICTURE_TYPES} onPick={(file) => void add([file])}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={isBusy}
              leftSection={<IconPhoto size={16} />}
              data-place={path}
            >
              {t(picture ? 'CONTENT_PICTURE_OTHER' : 'CONTENT_PICTURE_CHOOSE')}
            </Button>
          )}
        </PickFile>
        {(failure ?? fault) && (
          <Words mt="2xs" tone="red" size="xs" role="alert">
            {failure ?? (fault && t(fault.Code))}
          </Words>
        )}
      </div>
    </div>
  );
}
