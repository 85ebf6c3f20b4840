import type { FileInfo } from '#platform/common/contract/shapes.ts';
import { useText } from '../../i18n/use-text.ts';
import { useConfig } from '../../session/use-config.ts';
import { FileDrop } from '../file/file-drop.tsx';
import type { FieldProps } from './action-types.ts';

/** The files of an action; where one PDF alone is asked for, nothing else is taken and the next takes its place. */
export function ActionDialogFiles<View>({ field, fileKind, values, set, setUploading }: FieldProps<View>) {
  const t = useText();
  const general = useConfig().FileKinds[fileKind];
  const isOnePdf = field.IsOnePdf === true;
  return (
    <FileDrop
      kind={fileKind}
      files={(values[field.Field] as FileInfo[] | undefined) ?? []}
      label={t('FORM_FILE_ADD')}
      multiple={!isOnePdf}
      {...(isOnePdf && general && { rule: { ...general, Extensions: ['pdf'] } })}
      onChange={(files) => set(field.Field, files)}
      onBusy={setUploading}
    />
  );
}
