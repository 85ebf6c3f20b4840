import type { Page } from 'playwright-core';
import { choose } from './choose.ts';
import { performInDialog } from './perform-in-dialog.ts';

/**
 * Assigns a review step of the open application to a named user, in the “Assign auditor” dialog, for browser
 * tests.
 */
export async function assign(
  page: Page,
  step: string,
  name: string,
  look?: () => Promise<void>,
): Promise<void> {
  await performInDialog(page, 'Assign auditor', {
    fill: async (dialog) => {
      await choose(dialog.getByRole('radio', { name: new RegExp(`^${step} `) }));
      await choose(dialog.getByRole('radio', { name, exact: true }));
      await look?.();
    },
    text: 'Assigned.',
  });
}
