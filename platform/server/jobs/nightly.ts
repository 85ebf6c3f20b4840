import type { Portal } from '../http/context.ts';

export type NightlyStep = {
  /** Steps run in the order of these numbers; two never share one. */
  place: number;
  run: (portal: Portal) => Promise<unknown>;
};
/** What a module does in the night, by the name that a failure is reported with. */
export type NightlySteps = Readonly<Record<string, NightlyStep>>;

/**
 * Removes finished records, each at the age set by the certification body, lets expired items expire, and notifies about
 * overdue ones. No step depends on another's success: a failing step does not prevent those after it, and the job is retried
 * for the rest.
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
