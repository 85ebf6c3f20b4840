import { Input } from '@mantine/core';
import type { FileInfo } from '#platform/common/contract/shapes.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { FileDrop } from '#platform/web/ui/file/file-drop.tsx';

type Props = {
  files: readonly FileInfo[];
  error: string | undefined;
  onChange: (files: FileInfo[]) => void;
  onBusy: (isUploading: boolean) => void;
};

/** Upload of the board's record in the dialog that confirms several applications at once. */
export function BulkFiles({ files, error, onChange, onBusy }: Props) {
  const t = useText();
  return (
    <Input.Wrapper label={t('FIELD_CRB_RECORD')} labelElement="div" required error={error}>
      <FileDrop
        kind="crb"
        files={[...files]}
        label={t('FORM_FILE_ADD')}
        multiple
        onChange={onChange}
        onBusy={onBusy}
      />
    </Input.Wrapper>
  );
}
