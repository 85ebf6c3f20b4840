import type { Page } from 'playwright-core';
import { choose } from './choose.ts';

/**
 * Marks the given number of checklist points of the open application's current step as conforming, in the
 * browser, and waits until all are counted as answered.
 */
export async function answerChecklist(page: Page, points: number): Promise<void> {
  const choices = page.getByRole('radiogroup', { name: /^Result for/ });
  await choices.nth(points - 1).waitFor();
  for (let at = 0; at < points; at += 1)
    await choose(choices.nth(at).getByRole('radio', { name: 'Conforms' }));
  await page.getByText(`${points} of ${points} answered`).waitFor();
}
