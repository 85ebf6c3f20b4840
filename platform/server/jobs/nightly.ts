import type { Portal } from '../http/context.ts';

export type NightStep = {
  /** Steps run in the order of these numbers; two never share one. */
  place: number;
  run: (portal: Portal) => Promise<unknown>;
};
/** What a module does in the night, by the name that a failure is reported with. */
export type NightSteps = Readonly<Record<string, NightStep>>;

/**
 * Clears what has done its work, each as old as the settings of the body say, lets expire what is over, and tells of
 * what is overdue. None of it needs another's success: a step that fails keeps none after it from being done, and the
 * job is tried again for what is left.
 */
export async function runNight(
  portal: Portal,
  steps: readonly (readonly [string, NightStep])[],
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
