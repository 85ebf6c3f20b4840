/**
 * Runs the nightly maintenance steps of all modules in order (deleting, expiring, reminding); a failing step
 * does not prevent the others, but the job fails and is retried.
 */
import type { Portal } from '../http/context.ts';

export type NightlyStep = {
  /** Steps run in the order of these numbers, which are unique. */
  place: number;
  run: (portal: Portal) => Promise<unknown>;
};
/** A module's nightly steps, by the name used to report a failure. */
export type NightlySteps = Readonly<Record<string, NightlyStep>>;

/**
 * Removes finished records after the periods set by the certification body, expires items, and notifies
 * about overdue ones. The steps are independent: a failing step does not prevent those after it, and the job
 * is retried for the failed ones.
 */
export async function runNightly(
  portal: Portal,
  steps: readonly (readonly [string, NightlyStep])[],
): Promise<void> {
  const errors: unknown[] = [];
  const failed: string[] = [];
  for (const [name, { run }] of steps)
    await run(portal).catch((error: unknown) => {
      failed.push(name);
      errors.push(error);
    });
  if (errors.length > 0) throw new AggregateError(errors, `failed nightly steps: ${failed.join(', ')}`);
}
