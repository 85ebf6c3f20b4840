import type { Locator, Page } from 'playwright-core';
import { pick } from './pick.ts';
import { settled } from './settled.ts';

type More = { fill?: (dialog: Locator) => Promise<void>; text?: string };

/**
 * Performs an action of the open record in a browser test: selects it in the action bar or its menu,
 * completes and confirms its dialog, and waits for the resulting text.
 */
export async function performInDialog(page: Page, label: string, { fill, text }: More = {}): Promise<void> {
  const bar = page.getByRole('region', { name: 'Actions' });
  const button = bar.getByRole('button', { name: label, exact: true });
  await bar.getByRole('button').first().waitFor();
  const entry = page.getByRole('menuitem', { name: label, exact: true });
  if (!(await button.isVisible())) {
    await bar.getByRole('button', { name: /^(More|Actions)$/ }).click();
    // A change by another person can move the action from the menu to a button while the menu opens.
    await button.or(entry).first().waitFor();
  }
  if (await entry.isVisible()) await pick(page, label);
  else await button.click();
  if (fill) {
    const dialog = page.getByRole('dialog', { name: new RegExp(`^${RegExp.escape(label)}`) });
    await dialog.waitFor();
    await fill(dialog);
    // Late content would move the button from under the pointer between mouse down and mouse up.
    await settled(page);
    await dialog
      .getByRole('button', { name: 'OK', exact: true })
      // An amount follows the label.
      .or(dialog.getByRole('button', { name: new RegExp(`^${RegExp.escape(label)}( HKD [\\d,.]+)?$`) }))
      .click();
    await dialog.waitFor({ state: 'hidden' });
  }
  if (text) await page.getByText(text).first().waitFor();
}
