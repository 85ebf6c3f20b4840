import { Select } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { FieldProps } from '#platform/web/ui/action/action-types.ts';
import type { ApplicationView } from '../rules/contract.ts';

/** Dialog field to choose which open major finding is corrected. */
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
