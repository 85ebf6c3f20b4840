import { Checkbox } from '@mantine/core';
import { useEffect } from 'react';
import type { ApplicationView } from '#modules/applications/applications/rules/contract.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { FieldProps } from '#platform/web/ui/action/action-types.ts';

const SAMPLE = [{ FileKey: 'SAMPLE' }];

/** A sample stands for a file; without the tick one sees what happens when it is missing. */
export function TrialFilesField({ field, values, set, propose, errors }: FieldProps<ApplicationView>) {
  const t = useText();
  const value = values[field.Field];
  const isNew = value === undefined;
  useEffect(() => {
    if (isNew && field.IsRequired) propose(field.Field, SAMPLE);
  }, [isNew, field, propose]);
  return (
    <Checkbox
      label={t('TRIAL_FILE_SAMPLE')}
      description={t('TRIAL_FILE_SAMPLE_HELP')}
      checked={Array.isArray(value) && value.length > 0}
      error={errors[field.Field]}
      onChange={(event) => set(field.Field, event.currentTarget.checked ? SAMPLE : [])}
    />
  );
}
