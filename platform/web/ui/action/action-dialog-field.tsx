import { Checkbox, Input, Select } from '@mantine/core';
import { useText } from '../../i18n/use-text.ts';
import { ActionDialogAmount } from './action-dialog-amount.tsx';
import { ActionDialogFiles } from './action-dialog-files.tsx';
import { ActionDialogText } from './action-dialog-text.tsx';
import type { FieldProps } from './action-types.ts';
import { labelOf } from './label-of.ts';

/** The kinds of field that need nothing but their value. */
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
    case 'amount':
      return <ActionDialogAmount {...props} most={null} />;
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
