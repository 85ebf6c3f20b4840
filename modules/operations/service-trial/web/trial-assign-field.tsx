import { Select, SimpleGrid } from '@mantine/core';
import { useEffect } from 'react';
import type { ApplicationView } from '#modules/applications/applications/rules/index.ts';
import { ASSIGNED_STEPS } from '#modules/catalogue/services/rules/index.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { FieldProps } from '#platform/web/ui/action/action-types.ts';
import { APPLICANT, TRIAL_ROLES } from '../rules/scenario.ts';

/**
 * Field of a dry run's action dialog that assigns a step to one of its sample people; unsuitable people can
 * be selected too, to see the refusal.
 */
export function TrialAssignField({
  field,
  record,
  values,
  set,
  propose,
  errors,
}: FieldProps<ApplicationView>) {
  const t = useText();
  const steps = record.Steps.map((one) => one.Step).filter((step) =>
    (ASSIGNED_STEPS as readonly string[]).includes(step),
  );
  const open = record.Steps.find((one) => steps.includes(one.Step) && !one.Assigned)?.Step ?? steps[0];
  const mode = typeof values.Mode === 'string' ? values.Mode : '';
  const person = typeof values[field.Field] === 'string' ? String(values[field.Field]) : '';
  const isChosen = mode !== '';
  useEffect(() => {
    if (isChosen || !open) return;
    propose('Mode', open);
    propose(field.Field, open);
  }, [isChosen, open, propose, field.Field]);
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
      <Select
        label={t('FIELD_Mode')}
        data={steps.map((step) => ({ value: step, label: t(`STEP_${step}`) }))}
        value={mode || null}
        allowDeselect={false}
        error={errors.Mode}
        onChange={(step) => {
          set('Mode', step);
          set(field.Field, step);
        }}
      />
      <Select
        label={t('TRIAL_PERSON')}
        data={TRIAL_ROLES.filter((role) => role !== APPLICANT).map((role) => ({
          value: role,
          label: t(`ROLE_${role}`),
        }))}
        value={person || null}
        allowDeselect={false}
        error={errors[field.Field]}
        onChange={(role) => set(field.Field, role)}
      />
    </SimpleGrid>
  );
}
