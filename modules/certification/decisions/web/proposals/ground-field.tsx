import { Select } from '@mantine/core';
import { referenceRoutes } from '#modules/catalogue/reference-data/rules/index.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { FieldProps } from '#platform/web/ui/action/action-types.ts';

/** Selection of a ground from the list of the certification body; retired ones are not offered. */
export function GroundField<View>({ field, values, set, errors }: FieldProps<View>) {
  const t = useText();
  const localized = useLocalized();
  const { data } = useGet(referenceRoutes.grounds);
  const value = values[field.Field];
  return (
    <Select
      label={t(`FIELD_${field.Field}`)}
      error={errors[field.Field]}
      required={field.IsRequired === true}
      data={(data?.Rows ?? [])
        .filter(({ IsActive }) => IsActive)
        .map(({ GroundCode, Name }) => ({ value: GroundCode, label: localized(Name) }))}
      value={typeof value === 'string' && value !== '' ? value : null}
      onChange={(next) => set(field.Field, next ?? '')}
    />
  );
}
