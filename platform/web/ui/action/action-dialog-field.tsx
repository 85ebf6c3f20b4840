/**
 * Renders one field in the dialog of a workflow action according to its kind: text, remark, text in three languages, date,
 * checkbox, choice or files; kinds specific to a feature are rendered by that feature.
 */
import { Checkbox, Input, Select } from '@mantine/core';
import type { FileInfo } from '#platform/common/contract/shapes.ts';
import { useText } from '../../i18n/use-text.ts';
import { useConfig } from '../../session/use-config.ts';
import { FileDrop } from '../file/file-drop.tsx';
import { ActionDialogAmount } from './action-dialog-amount.tsx';
import { ActionDialogLocalized } from './action-dialog-localized.tsx';
import { ActionDialogText } from './action-dialog-text.tsx';
import type { FieldProps } from './action-types.ts';
import { labelOf } from './label-of.ts';

/** Files of an action; if only one PDF is accepted, a new one replaces the previous one. */
function ActionDialogFiles<View>({ field, fileKind, values, set, setUploading }: FieldProps<View>) {
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

/** Renders the field kinds that need only their value. */
export function ActionDialogField<View>(props: FieldProps<View>) {
  const { field, values, set, errors } = props;
  const t = useText();
  const value = values[field.Field];
  const text = typeof value === 'string' ? value : '';
  const change = (next: unknown): void => set(field.Field, next);
  const shared = {
    label: t(labelOf(field)),
    error: errors[field.Field],
    required: field.IsRequired === true,
  };
  switch (field.Kind) {
    case 'remark':
    case 'text':
    case 'date':
      return <ActionDialogText kind={field.Kind} value={text} onChange={change} shared={shared} />;
    case 'flag':
      return (
        <Checkbox
          label={shared.label}
          error={shared.error}
          checked={value === true}
          onChange={(event) => change(event.currentTarget.checked)}
        />
      );
    case 'choice':
      return (
        <Select
          {...shared}
          data={Object.entries(field.Options ?? {}).map(([option, key]) => ({
            value: option,
            label: t(key),
          }))}
          value={text || null}
          clearable={!shared.required}
          onChange={(next) => change(next ?? '')}
        />
      );
    case 'localized':
      return <ActionDialogLocalized {...props} />;
    case 'amount':
      return <ActionDialogAmount {...props} max={null} />;
    case 'files':
      return (
        <Input.Wrapper {...shared} labelElement="div">
          <ActionDialogFiles {...props} />
        </Input.Wrapper>
      );
    default:
      return null;
  }
}
