import type { Page } from 'playwright-core';
import { pick } from './pick.ts';

/** English, traditional and simplified Chinese. */
export type LocalizedWords = readonly [string, string, string];
const LANGUAGES = ['EN', 'CHT', 'CHS'] as const;

/** Writes a text of the draft in its three languages. */
export async function write(page: Page, place: string, words: LocalizedWords): Promise<void> {
  for (const [at, language] of LANGUAGES.entries())
    await page.locator(`[data-place="${place}.${language}"]`).fill(words[at] ?? '');
}

/** Opens a part of the service's editor. */
export async function openPart(page: Page, part: string): Promise<void> {
  await page
    .getByRole('tablist')
    .first()
    .getByRole('tab', { name: new RegExp(`^${part}`) })
    .click();
}

/** Everything typed has reached the server. */
export const saved = (page: Page): Promise<void> =>
  page
    .getByText(/^Saved \d\d:\d\d$/)
    .first()
    .waitFor();

/** A new part of the form behind the one at hand, by its kind's name in the menu. */
export async function addToForm(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'Add', exact: true }).first().click();
  await pick(page, kind);
}

/** Title and name of the part at hand. */
export async function nameIt(page: Page, place: string, name: string, title: LocalizedWords): Promise<void> {
  await page.locator(`[data-place="${place}.title.EN"]`).waitFor();
  await write(page, `${place}.title`, title);
  const field = page.locator(`[data-place="${place}.name"]`);
  await field.fill(name);
  await field.press('Enter');
}

/** One more column of the table at hand; the column is at hand afterwards. */
export async function addColumn(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'Add column' }).click();
  await pick(page, kind);
}

/** A line of what an assessment costs. */
export async function addFee(
  page: Page,
  type: string,
  words: LocalizedWords,
  dollars: string,
): Promise<void> {
  const part = page
    .getByRole('region', { name: type })
    .or(page.locator(`section:has(h3:text-is("${type}"))`));
  await part.first().getByRole('button', { name: 'Add line' }).click();
  const place = `Fees.${type.toUpperCase()}.0`;
  await write(page, `${place}.Description`, words);
  await page.locator(`[data-place="${place}.AmountCents"]`).fill(dollars);
}
