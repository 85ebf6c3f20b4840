import { Button } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useState } from 'react';
import type { FileInfo } from '#platform/common/contract/shapes.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { FileDrop } from '#platform/web/ui/file/file-drop.tsx';

const MAX_FILES = 20;

type Props = {
  files: readonly FileInfo[];
  onChange: (files: FileInfo[]) => void;
  onBusy?: (isBusy: boolean) => void;
};

/**
 * Upload and list of up to 20 files attached to the client's answer to a point, or to an assessor's
 * checklist answer; collapsed until needed.
 */
export function PointFiles({ files, onChange, onBusy }: Props) {
  const t = useText();
  const [isUploadShown, setUploadShown] = useState(files.length > 0);
  if (!isUploadShown)
    return (
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPaperclip size={16} aria-hidden="true" />}
        onClick={() => setUploadShown(true)}
        style={{ justifySelf: 'start' }}
      >
        {t('POINT_FILES_ADD')}
      </Button>
    );
  return (
    <FileDrop
      kind="document"
      files={files}
      label={t('POINT_FILES')}
      onChange={(next) => onChange(next.slice(0, MAX_FILES))}
      {...(onBusy && { onBusy })}
    />
  );
}
