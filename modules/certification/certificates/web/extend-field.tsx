import { TextInput } from '@mantine/core';
import { WhatIf } from '#modules/certification/cycles/web/what-if.tsx';
import { addDays, addMonths } from '#platform/common/format/dates.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { FieldProps } from '#platform/web/ui/action/action-types.ts';
import type { CertificateView } from '../rules/contract.ts';
import { LONGEST_EXTENSION_MONTHS } from '../rules/life-guards.ts';

/** The new last valid day, with what is possible and what else it moves. */
export function ExtendField({ field, record, values, set, errors }: FieldProps<CertificateView>) {
  const t = useText();
  const format = useFormat();
  const { ExpiryDate } = record;
  const value = values[field.Field];
  const most = ExpiryDate && addMonths(ExpiryDate, LONGEST_EXTENSION_MONTHS);
  const day = typeof value === 'string' ? value : '';
  const isPossible = ExpiryDate !== null && most !== null && day > ExpiryDate && day <= most;
  return (
    <>
      <TextInput
        type="date"
        label={t(`FIELD_${field.Field}`)}
        required={field.IsRequired === true}
        error={errors[field.Field]}
        value={day}
        onChange={(event) => set(field.Field, event.currentTarget.value)}
        {...(ExpiryDate &&
          most && {
            min: addDays(ExpiryDate, 1),
            max: most,
            description: t('CERT_EXTEND_NOW', { date: format.date(ExpiryDate), most: format.date(most) }),
          })}
      />
      {isPossible && <WhatIf certificateKey={record.CertificateKey} expiryDate={day} />}
    </>
  );
}
