import { Select } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { FieldProps } from '#platform/web/ui/action/action-types.ts';
import type { ApplicationView } from '../rules/contract.ts';

/**
 * Field in the dialog of CORRECT_RESULT in which staff choose the open major finding whose result is to be
 * corrected.
 */
export function PointField({ field, record, values, set, errors }: FieldProps<ApplicationView>) {
  const t = useText();
  const value = values[field.Field];
  return (
    <Select
      label={t(`FIELD_${field.Field}`)}
      required
      data={(record.OpenMajors?.Points ?? []).map(({ PointKey, Name }) => ({ value: PointKey, label: Name }))}
      value={typeof value === 'string' && value !== '' ? value : null}
      error={errors[field.Field]}
      onChange={(next) => set(field.Field, next ?? '')}
    />
  );
}
