import type { Locator } from 'playwright-core';

/**
 * Selects a radio button, checkbox or switch with the space bar in a browser test, and fails if it is not
 * selected afterwards.
 */
export async function choose(option: Locator): Promise<void> {
  await option.focus();
  if (!(await option.isChecked())) await option.press('Space');
  if (!(await option.isChecked())) throw new Error(`the space bar did not choose ${option}`);
}
