import { Checkbox } from '@mantine/core';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { STEPS, type Step } from '../../rules/steps.ts';
import { NumberField } from '../number-field.tsx';
import { PartProblems } from '../part-problems.tsx';
import { PartSection } from '../part-section.tsx';
import type { ServiceTabProps } from '../service-tab-props.ts';
import { useTargetText } from '../use-target-text.ts';
import classes from './flow.module.css';
import { type FlowField, withDays, withStep } from './flow-changes.ts';
import { StageField } from './stage-field.tsx';

/**
 * Part of the service editor's flow tab that sets for each assessment step whether the full and the short
 * review use it, its stage (name) and its target days.
 */
export function FlowSteps(props: ServiceTabProps) {
  const { definition, faults, isReadOnly } = props;
  const t = useText();
  const steps = STEPS.filter((step) => !isReadOnly || definition.FullSteps.includes(step));
  return (
    <PartSection
      title={t('SERVICE_STEPS')}
      hint={isReadOnly ? undefined : t('SERVICE_STEPS_HINT')}
      place="FullSteps"
    >
      <PartProblems faults={faults} paths={['FullSteps', 'ShortSteps']} />
      <ol className={classes.steps}>
        {steps.map((step) => (
          <StepRow key={step} {...props} step={step} />
        ))}
      </ol>
    </PartSection>
  );
}

function StepRow(props: ServiceTabProps & { step: Step }) {
  const { definition, change, faults, isReadOnly, step } = props;
  const t = useText();
  const localized = useLocalized();
  const targetText = useTargetText();
  const name = t(`STEP_${step}`);
  const isIn = definition.FullSteps.includes(step);
  const stage = definition.Stages[step];
  const days = definition.TargetDays[step] ?? null;
  const box = (field: FlowField) => (
    <Checkbox
      label={t(`SERVICE_IN_${field}`)}
      aria-label={`${name}: ${t(`SERVICE_IN_${field}`)}`}
      checked={definition[field].includes(step)}
      // Every chain starts with the assessor, so the step cannot be switched off.
      disabled={step === STEPS[0]}
      onChange={(event) => change(withStep(definition, field, step, event.currentTarget.checked))}
    />
  );
  return (
    <li className={classes.step} data-off={!isIn || undefined} data-place={`Stages.${step}`}>
      <Stack gap="2xs" className={classes.stepName}>
        <b>{name}</b>
        {isReadOnly && stage && (
          <Words as="span" tone="soft" size="sm">
            {localized(stage.Name)}
          </Words>
        )}
      </Stack>
      {isReadOnly ? (
        <span>
          {(['FullSteps', 'ShortSteps'] as const)
            .filter((field) => definition[field].includes(step))
            .map((field) => t(`SERVICE_IN_${field}`))
            .join(' · ')}
        </span>
      ) : (
        <Row align="stretch" gap="lg" lines="xs">
          {box('FullSteps')}
          {box('ShortSteps')}
        </Row>
      )}
      {isIn && !isReadOnly && <StageField {...props} />}
      {isIn && !isReadOnly && (
        <NumberField
          label={t('SERVICE_TARGET')}
          value={days}
          onChange={(next) => change(withDays(definition, step, next))}
          min={1}
          max={730}
          isEmptyAllowed
          place={`TargetDays.${step}`}
          error={faults.find(({ Path }) => Path === `TargetDays.${step}`)?.Message}
          className={classes.days}
        />
      )}
      {isReadOnly && <span>{targetText(days)}</span>}
    </li>
  );
}
