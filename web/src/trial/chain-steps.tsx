import type { ApplicationView } from '@assay/shared/application/contract.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';
import classes from './trial.module.css';

const STATES = { DONE: 'APP_STEP_DONE', CURRENT: 'APP_STEP_NOW', AHEAD: 'APP_STEP_AHEAD' } as const;

/** The steps one below the other: a column is narrow. */
export function ChainSteps({ view }: { view: ApplicationView }) {
  const t = useText();
  const format = useFormat();
  return (
    <ol className={classes.steps} aria-label={t('APP_CHAIN')}>
      {view.Steps.map((step) => (
        <li
          key={step.Step}
          className={`${classes.step} ${classes[step.State]}`}
          aria-current={step.State === 'CURRENT' ? 'step' : undefined}
        >
          <span className={classes.dot} aria-hidden="true" />
          <b>{t(`STEP_${step.Step}`)}</b>
          <span className="visually-hidden">({t(STATES[step.State])})</span>
          <span className={classes.stepFacts}>
            {[
              step.State === 'DONE' && step.At ? format.date(step.At) : null,
              step.State !== 'DONE' && step.TargetDays !== null
                ? t(step.TargetDays === 1 ? 'APP_TARGET_DAY' : 'APP_TARGET_DAYS', { count: step.TargetDays })
                : null,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ol>
  );
}
