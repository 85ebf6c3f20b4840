import type { ApplicationView } from '#modules/applications/applications/rules/contract.ts';
import { StepChain } from '#modules/applications/applications/web/step-chain.tsx';
import { useTargetWords } from '#modules/catalogue/services/web/use-target-words.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import classes from './trial.module.css';

/** The steps one below the other: a column is narrow. */
export function ChainSteps({ view }: { view: ApplicationView }) {
  const format = useFormat();
  const targetWords = useTargetWords();
  return (
    <StepChain steps={view.Steps} runs="DOWN">
      {({ State, At, TargetDays }) => (
        <span className={classes.stepFacts}>
          {State === 'DONE' ? At && format.date(At) : targetWords(TargetDays)}
        </span>
      )}
    </StepChain>
  );
}
