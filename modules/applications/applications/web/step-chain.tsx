/**
 * Stepper that shows the review steps of an application in order, with completed and current ones marked;
 * the caller supplies the details below each step.
 */
import type { ReactNode } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { ApplicationView } from '../rules/contract.ts';
import classes from './step-chain.module.css';

export type StepView = ApplicationView['Steps'][number];
const STATES = { DONE: 'APP_STEP_DONE', CURRENT: 'APP_STEP_NOW', AHEAD: 'APP_STEP_AHEAD' } as const;

type Props = {
  steps: readonly StepView[];
  /** ACROSS also becomes vertical on narrow screens; DOWN is always vertical, with the details of a step next to its name. */
  runs: 'ACROSS' | 'DOWN';
  /** The application has ended: steps that were not completed are not carried out any more. */
  isEnded?: boolean;
  /** Renders the details of a step below its name. */
  children: (step: StepView) => ReactNode;
};

/** The steps in order, marking completed and current ones. */
export function StepChain({ steps, runs, isEnded = false, children }: Props) {
  const t = useText();
  return (
    <ol className={`${classes.chain} ${classes[runs]}`} aria-label={t('APP_CHAIN')}>
      {steps.map((step) => (
        <li
          key={step.Step}
          className={`${classes.step} ${classes[step.State]}`}
          aria-current={step.State === 'CURRENT' ? 'step' : undefined}
        >
          <span className={classes.dot} aria-hidden="true" />
          <b className={classes.name}>{t(`STEP_${step.Step}`)}</b>
          <span className="visually-hidden">
            ({t(isEnded && step.State !== 'DONE' ? 'APP_STEP_NOT_DONE' : STATES[step.State])})
          </span>
          {children(step)}
        </li>
      ))}
    </ol>
  );
}
