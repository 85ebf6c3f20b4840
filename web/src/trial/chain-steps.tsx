import type { ApplicationView } from '@assay/shared/application/contract.ts';
import { StepChain } from '../application/step-chain.tsx';
import { useTargetWords } from '../application/use-target-words.ts';
import { useFormat } from '../i18n/use-format.ts';
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
