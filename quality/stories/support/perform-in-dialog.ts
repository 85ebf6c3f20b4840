import type { Locator, Page } from 'playwright-core';
import { pick } from './pick.ts';
import { settled } from './settled.ts';

type More = { fill?: (dialog: Locator) => Promise<void>; text?: string };

/** Presses an action of the application, next to the others or in the menu, and answers its dialog. */
export async function performInDialog(page: Page, label: string, { fill, text }: More = {}): Promise<void> {
  const bar = page.getByRole('region', { name: 'Actions' });
  const button = bar.getByRole('button', { name: label, exact: true });
  await bar.getByRole('button').first().waitFor();
  if (await button.isVisible()) await button.click();
  else {
    await bar.getByRole('button', { name: /^(More|Actions)$/ }).click();
    await pick(page, label);
  }
  if (fill) {
    const dialog = page.getByRole('dialog', { name: new RegExp(`^${RegExp.escape(label)}`) });
    await dialog.waitFor();
    await fill(dialog);
    // What still comes moves the button from under the pointer, between pressing it and letting it go.
    await settled(page);
    await dialog
      .getByRole('button', { name: 'OK', exact: true })
      .or(dialog.getByRole('button', { name: label, exact: true }))
      .click();
    await dialog.waitFor({ state: 'hidden' });
  }
  if (text) await page.getByText(text).first().waitFor();
}
