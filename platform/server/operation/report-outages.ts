/**
 * Reports failures of a task that recurs in the background and has no caller: every failure is
 * counted in the metrics; the log gets one line when an outage begins and one when it ends.
 */
import { observe } from './metrics/observe.ts';

type OutageReport = {
  failed: (error: unknown) => void;
  succeeded: () => void;
  /** Runs the task once; undefined if it failed. */
  run: <T>(work: () => Promise<T>) => Promise<T | undefined>;
};

/**
 * Creates the report of one task. `task` is its internal name in the metrics; `consequence` says what does not happen
 * during the outage.
 */
export function reportOutages(task: string, consequence: string): OutageReport {
  let isOut = false;
  const failed = (error: unknown): void => {
    observe('assay_background_failures_total', { task }, 1);
    if (isOut) return;
    isOut = true;
    console.error(`${task}: ${consequence}; retrying:`, error);
  };
  const succeeded = (): void => {
    if (!isOut) return;
    isOut = false;
    console.log(`${task}: works again`);
  };
  return {
    failed,
    succeeded,
    run: async (work) => {
      try {
        const result = await work();
        succeeded();
        return result;
      } catch (error) {
        failed(error);
        return undefined;
      }
    },
  };
}
