/** Dialog field of the ASSIGN action: choice of the step and of the user to assign. */

import { Radio, SimpleGrid, Stack } from '@mantine/core';
import { useEffect } from 'react';
import { ASSIGNED_STEPS, type AssignedStep } from '#modules/catalogue/services/rules/index.ts';
import { joinSentences } from '#platform/common/format/join-sentences.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { FieldProps } from '#platform/web/ui/action/action-types.ts';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { PersonSelect } from '#platform/web/ui/form/person-select.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import type { ApplicationView } from '../rules/contract.ts';
import { applicationRoutes } from '../rules/contract.ts';
import classes from './assign-field.module.css';

type Props = {
  applicationKey: string;
  mode: AssignedStep;
  value: string;
  error: string | undefined;
  onChange: (person: string) => void;
};

/** Candidates for the step; ineligible users stay in the list, disabled, with the reason. */
function AssigneePicker({ applicationKey, mode, value, error, onChange }: Props) {
  const t = useText();
  const format = useFormat();
  const people = useGet(applicationRoutes.assignees, { ApplicationKey: applicationKey, Mode: mode });
  if (people.error) return <ErrorPanel error={people.error} onRetry={() => void people.refetch()} />;
  if (!people.data) return <Skeletons lines={3} height={36} />;
  const sorted = people.data.Rows.toSorted(
    (a, b) => Number(b.Allowed) - Number(a.Allowed) || a.Open - b.Open,
  );
  return (
    <PersonSelect
      people={sorted.map(({ UserKey, Name, Allowed, Open, NextAbsence, Reasons }) => ({
        UserKey,
        Name,
        isClosed: !Allowed,
        description: Allowed
          ? [
              t('ASSIGN_OPEN', { count: Open }),
              NextAbsence &&
                t('ASSIGN_AWAY', { from: format.date(NextAbsence.From), to: format.date(NextAbsence.To) }),
            ]
              .filter(Boolean)
              .join(' · ')
          : t('ASSIGN_UNFIT', { reasons: joinSentences(Reasons.map((reason) => reason.Message)) }),
      }))}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}

const isAssigned = (step: string): step is AssignedStep =>
  (ASSIGNED_STEPS as readonly string[]).includes(step);

/** Selects the step, showing its current assignee, then the user. Sends Mode and AssignedUserKey. */
export function AssignField({ field, record, values, set, propose, errors }: FieldProps<ApplicationView>) {
  const t = useText();
  const steps = record.Steps.filter((step) => isAssigned(step.Step));
  const proposed =
    steps.find((step) => step.State !== 'DONE' && !step.Assigned) ??
    steps.find((step) => step.State !== 'DONE') ??
    steps[0];
  const mode = typeof values.Mode === 'string' ? values.Mode : '';
  useEffect(() => {
    if (mode === '' && proposed) propose('Mode', proposed.Step);
  }, [mode, proposed, propose]);

  const choose = (step: string): void => {
    set('Mode', step);
    set(field.Field, '');
  };
  return (
    <Stack gap="md">
      <Radio.Group label={t('FIELD_Mode')} value={mode} onChange={choose} error={errors.Mode} required>
        <SimpleGrid cols={{ base: 1, sm: steps.length || 1 }} spacing="xs" mt="xs">
          {steps.map((step) => (
            <Radio.Card key={step.Step} value={step.Step} className={classes.card} p="sm" radius="md">
              <Words as="b" isBlock>
                {t(`STEP_${step.Step}`)}
              </Words>
              <Words as="span" tone="soft" size="xs">
                {step.Assigned ? t('ASSIGN_NOW', { name: step.Assigned.Name }) : t('ASSIGN_NOBODY')}
              </Words>
            </Radio.Card>
          ))}
        </SimpleGrid>
      </Radio.Group>
      {isAssigned(mode) && (
        <AssigneePicker
          applicationKey={record.ApplicationKey}
          mode={mode}
          value={String(values[field.Field] ?? '')}
          error={errors[field.Field]}
          onChange={(person) => set(field.Field, person)}
        />
      )}
    </Stack>
  );
}
