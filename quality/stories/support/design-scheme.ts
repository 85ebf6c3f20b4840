/**
 * Steps with which browser tests edit a certification service in the service editor: texts in three
 * languages, form elements, table columns and fees.
 */
import type { Page } from 'playwright-core';
import { pick } from './pick.ts';

/** A text in English, traditional Chinese and simplified Chinese. */
export type LocalizedTexts = readonly [string, string, string];
const LANGUAGES = ['EN', 'CHT', 'CHS'] as const;

/** Fills in a text of the draft in all three languages. */
export async function write(page: Page, place: string, texts: LocalizedTexts): Promise<void> {
  for (const [at, language] of LANGUAGES.entries())
    await page.locator(`[data-place="${place}.${language}"]`).fill(texts[at] ?? '');
}

/** Opens a tab of the service editor. */
export async function openPart(page: Page, part: string): Promise<void> {
  await page
    .getByRole('tablist')
    .first()
    .getByRole('tab', { name: new RegExp(`^${part}`) })
    .click();
}

/** Waits until all input is saved on the server. */
export const saved = (page: Page): Promise<void> =>
  page
    .getByText(/^Saved \d\d:\d\d$/)
    .first()
    .waitFor();

/** Adds an element to the form after the selected one, by the name of its kind in the menu. */
export async function addToForm(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'Add', exact: true }).first().click();
  await pick(page, kind);
}

/** Sets the title and the name of the selected element. */
export async function nameIt(page: Page, place: string, name: string, title: LocalizedTexts): Promise<void> {
  await page.locator(`[data-place="${place}.title.EN"]`).waitFor();
  await write(page, `${place}.title`, title);
  const field = page.locator(`[data-place="${place}.name"]`);
  await field.fill(name);
  await field.press('Enter');
}

/** Adds a column to the selected table; the new column is selected afterwards. */
export async function addColumn(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'Add column' }).click();
  await pick(page, kind);
}

/** Adds a fee line of an assessment type. */
export async function addFee(
  page: Page,
  type: string,
  description: LocalizedTexts,
  dollars: string,
): Promise<void> {
  const part = page
    .getByRole('region', { name: type })
    .or(page.locator(`section:has(h3:text-is("${type}"))`));
  await part.first().getByRole('button', { name: 'Add line' }).click();
  const place = `Fees.${type.toUpperCase()}.0`;
  await write(page, `${place}.Description`, description);
  await page.locator(`[data-place="${place}.AmountCents"]`).fill(dollars);
}
