/**
 * Stepper of the application page: each review step with who completed it and when, who is assigned, how
 * long the current step has taken, and its target.
 */

import { useTargetText } from '#modules/catalogue/services/web/index.ts';
import { daysSince } from '#platform/web/i18n/format.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Box } from '#platform/web/ui/layout/box.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { ApplicationView } from '../rules/contract.ts';
import { applicationStatuses } from '../rules/statuses.ts';
import { isAssignedStep } from '../rules/step-roles.ts';
import { StepChain, type StepView } from './step-chain.tsx';
import classes from './step-track.module.css';

/** Formats the duration: `since today`, `since yesterday`, `for 5 days`. */
function useSince(): (moment: string) => string {
  const t = useText();
  return (moment) => {
    const count = Math.max(0, daysSince(moment, new Date()));
    if (count === 0) return t('APP_SINCE_TODAY');
    return count === 1 ? t('APP_SINCE_YESTERDAY') : t('APP_SINCE_DAYS', { count });
  };
}

/** The chain with the user and date of completed steps, the current step and the next ones. */
export function StepTrack({ view }: { view: ApplicationView }) {
  const localized = useLocalized();
  return (
    <Box padY="md" padX="lg" isFramed className={classes.track}>
      <StepChain
        steps={view.Steps}
        runs="ACROSS"
        isEnded={applicationStatuses.withoutResult.includes(view.ApplicationStatusCode)}
      >
        {(step) => (
          <>
            {step.Stage && (
              <Words as="span" tone="soft">
                {localized(step.Stage)}
              </Words>
            )}
            <StepText step={step} view={view} stage={step.Stage && localized(step.Stage)} />
          </>
        )}
      </StepChain>
    </Box>
  );
}

type StepTextProps = { step: StepView; view: ApplicationView; stage: string | null | undefined };

function StepText({ step, view, stage }: StepTextProps) {
  const t = useText();
  const format = useFormat();
  const since = useSince();
  const targetText = useTargetText();
  if (step.State === 'DONE')
    return (
      <>
        <span>{t(`DONE_${step.Step}`)}</span>
        <Facts facts={[step.By?.Name ?? null, step.At && format.date(step.At)]} />
      </>
    );
  const isEnded = applicationStatuses.withoutResult.includes(view.ApplicationStatusCode);
  const isUnassigned = isAssignedStep(step.Step) && !step.Assigned && !isEnded;
  const person = step.Assigned?.Name ?? (isUnassigned ? t('APP_STEP_UNASSIGNED') : null);
  const does = t(`DOES_${step.Step}`);
  if (step.State === 'AHEAD')
    return (
      <>
        {/* In Chinese the name of a stage may equal the description of its work; then it is not repeated. */}
        {does !== stage && (
          <Words as="span" tone="faint">
            {does}
          </Words>
        )}
        {person && (
          <Words as="span" tone="faint">
            {person}
          </Words>
        )}
      </>
    );
  const turn = view.IsYourTurn
    ? 'APP_TURN_YOURS'
    : view.TurnRole === 'CLIENT'
      ? 'APP_TURN_CLIENT'
      : 'APP_TURN_THEIRS';
  return (
    <>
      <span>{t(turn, { since: since(view.StepSince) })}</span>
      <Facts facts={[person, targetText(step.TargetDays)]} />
    </>
  );
}

/** Facts side by side; if space is short, each moves to its own line. */
function Facts({ facts }: { facts: readonly (string | null)[] }) {
  const known = facts.filter((fact) => fact !== null);
  return (
    <Words as="span" tone="faint">
      {known.map((fact, at) => (
        <span key={fact} className={classes.fact}>
          {fact}
          {at < known.length - 1 && ' · '}
        </span>
      ))}
    </Words>
  );
}
