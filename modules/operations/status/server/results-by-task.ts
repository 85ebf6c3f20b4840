import { type TaskResult, taskResults } from '#modules/operations/event-log/server/index.ts';
import { CHECKER_NAMES, CHECKERS } from '../rules/checkers.ts';
import { newestRun } from './newest-run.ts';

/**
 * Supplies the newest result of each integrity checker to the operators' list of scheduled jobs, through a
 * hook of the event log module.
 */
export const checkerResults = taskResults.implement(async ({ db }) => {
  const results: TaskResult[] = [];
  for (const name of CHECKER_NAMES) {
    const run = await newestRun(db, name);
    if (run?.FinishedAt)
      results.push([CHECKERS[name].Task, { At: run.FinishedAt.toISOString(), Differences: run.Found }]);
  }
  return results;
});
