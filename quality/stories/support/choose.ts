import type { Locator } from 'playwright-core';

/** Ticks a radio, box or switch by keyboard, whatever it is drawn as. */
export async function choose(option: Locator): Promise<void> {
  await option.focus();
  if (!(await option.isChecked())) await option.press('Space');
  if (!(await option.isChecked())) throw new Error(`the space bar did not choose ${option}`);
}
