import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ConnectionState } from '#modules/billing/invoices/rules/connection-contract.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { stepsOf } from './steps-of.ts';
import classes from './stripe.module.css';

/** Number, tick and word: what is done on the way to the first payment, and what comes next. */
export function ConnectionSteps({ state }: { state: ConnectionState }) {
  const t = useText();
  const steps = stepsOf(state);
  const next = steps.findIndex(({ IsDone }) => !IsDone);
  return (
    <Card isFlush>
      <ol className={classes.steps} aria-label={t('STRIPE_STEPS')}>
        {steps.map(({ Title, Text, IsDone }, at) => (
          <li
            key={Title}
            className={`${classes.step} ${IsDone ? classes.done : ''}`}
            aria-current={at === next ? 'step' : undefined}
          >
            <span className={classes.mark} aria-hidden="true">
              {IsDone ? <IconCheck size={16} stroke={2.2} /> : at + 1}
            </span>
            <span className={classes.stepText}>
              <b>{t(Title)}</b>
              <VisuallyHidden>{` (${t(IsDone ? 'STRIPE_STEP_DONE' : 'STRIPE_STEP_OPEN')}) `}</VisuallyHidden>
              <span>{t(Text)}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
