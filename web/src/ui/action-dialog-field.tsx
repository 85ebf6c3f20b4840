import type { FileInfo } from '@assay/shared/contract/shapes.ts';
import type { DialogField } from '@assay/shared/workflow/types.ts';
import { Checkbox, Input, Select, Textarea, TextInput } from '@mantine/core';
import { useText } from '../i18n/use-text.ts';
import type { FieldProps } from './action-types.ts';
import { FileDrop } from './file-drop.tsx';

/** Keys of the texts stand under the field's name; a required remark is a reason. */
const labelOf = (field: DialogField): string =>
  field.Kind === 'remark' && field.IsRequired ? 'FIELD_Reason' : `FIELD_${field.Field}`;

/** The kinds of field that need nothing but their value. */
export function ActionDialogField<View>({ field, fileKind, values, set, errors, setUploading }: FieldProps<View>) {
  const t = useText();
  const value = values[field.Field];
  const text = typeof value === 'string' ? value : '';
  const shared = { label: t(labelOf(field)), error: errors[field.Field], required: field.IsRequired };
  switch (field.Kind) {
    case 'remark':
      return (
        <Textarea {...shared} autosize minRows={3} maxRows={10} maxLength={4000} value={text} onChange={(event) => set(field.Field, event.currentTarget.value)} />
      );
    case 'text':
      return <TextInput {...shared} value={text} maxLength={64} onChange={(event) => set(field.Field, event.currentTarget.value)} />;
    case 'date':
      return <TextInput {...shared} type="date" max="9999-12-31" value={text} onChange={(event) => set(field.Field, event.currentTarget.value)} />;
    case 'flag':
      return (
        <Checkbox label={shared.label} error={shared.error} checked={value === true} onChange={(event) => set(field.Field, event.currentTarget.checked)} />
      );
    case 'choice':
      return (
        <Select
          {...shared}
          data={Object.entries(field.Options ?? {}).map(([option, key]) => ({ value: option, label: t(key) }))}
          value={text || null}
          clearable={!field.IsRequired}
          onChange={(next) => set(field.Field, next ?? '')}
        />
      );
    case 'files':
      return (
        <Input.Wrapper {...shared} labelElement="div">
          <FileDrop
            kind={fileKind}
            files={(value as FileInfo[] | undefined) ?? []}
            label={t('FORM_FILE_ADD')}
            onChange={(files) => set(field.Field, files)}
            onBusy={setUploading}
          />
        </Input.Wrapper>
      );
    default:
      return null;
  }
}
