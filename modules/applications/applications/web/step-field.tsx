import { Select } from '@mantine/core';
import { useEffect } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { FieldProps } from '#platform/web/ui/action/action-types.ts';
import type { ApplicationView } from '../rules/contract.ts';

/**
 * Dialog field in which staff choose the earlier review step that an application goes back to; the
 * previous one is proposed.
 */
export function StepField({ field, record, values, set, propose, errors }: FieldProps<ApplicationView>) {
  const t = useText();
  const current = record.Steps.findIndex((step) => step.State === 'CURRENT');
  const earlier = record.Steps.slice(0, Math.max(0, current)).map((step) => step.Step);
  const previous = earlier.at(-1);
  const value = values[field.Field];
  useEffect(() => {
    if (previous && value === undefined) propose(field.Field, previous);
  }, [propose, field.Field, previous, value]);
  return (
    <Select
      label={t(`FIELD_${field.Field}`)}
      data={earlier.map((step) => ({ value: step, label: t(`STEP_${step}`) }))}
      value={typeof value === 'string' && value !== '' ? value : null}
      error={errors[field.Field]}
      allowDeselect={false}
      onChange={(next) => set(field.Field, next ?? '')}
    />
  );
}
