/**
 * Browser test: administrators change texts of the portal on the page, in the list and by import and
 * export.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { checkScreen } from './support/person.ts';
import { signIn } from './support/sign-in.ts';
import { startStory } from './support/story.ts';
import { visit } from './support/visit.ts';

/** A text that no other test looks for. */
const BUILT_IN = 'Assessment and certification, open to verification.';
const save = (page: Page) => page.keyboard.press('Control+Enter');
const csv = (...lines: string[]) => ({
  name: 'texts.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`),
});
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Opens the account menu and checks that its entry for the public pages has this name. */
async function seesInMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^.{1,3}Account of|Account of/ }).click();
  await page.getByRole('menuitem', { name, exact: true }).waitFor({ timeout: 5_000 });
  await page.keyboard.press('Escape');
}

/**
 * Reloads until the text appears, because another process may serve an earlier page until it is notified of
 * the change.
 */
const reads = (page: Page, path: string, text: string) =>
  expect
    .poll(
      async () => {
        await visit(page, path);
        return page.getByText(text).count();
      },
      { timeout: 10_000 },
    )
    .toBeGreaterThan(0);

describe('the texts of the portal', () => {
  const { person, chapter, looksRight } = startStory('translate');

  chapter('are edited in their list by keyboard; others are updated live and lose no input', async () => {
    const other = await person('client');
    await signIn(other, 'client@demo.test');
    await visit(other.page, '/applications');
    await other.page.waitForTimeout(2_000);
    const one = await person('it');
    const { page } = one;
    await signIn(one, 'it@demo.test');
    await visit(page, '/translation?Search=ACCOUNT_SITE');
    await checkScreen(one);
    await page.getByRole('button', { name: 'Edit ACCOUNT_SITE' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Public pages {{name}}');
    await save(page);
    await page.getByText('This text has no placeholders').waitFor();
    await checkScreen(one);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Public pages');
    await other.page.getByRole('searchbox', { name: 'Search' }).fill('wind');
    await save(page);
    await page.getByText('Saved. The new text is live.').waitFor();
    await other.page.getByRole('button', { name: /^.{1,3}Account of|Account of/ }).click();
    await other.page.getByRole('menuitem', { name: 'Public pages' }).waitFor({ timeout: 4_000 });
    await expect.poll(() => other.page.getByRole('searchbox', { name: 'Search' }).inputValue()).toBe('wind');
    await page.getByRole('button', { name: 'History of ACCOUNT_SITE' }).click();
    await page.getByRole('dialog').getByText('Public pages').waitFor();
    await checkScreen(one);
    await page.keyboard.press('Escape');
  });

  chapter('are on a page whose first request is answered by a process not yet notified', async () => {
    const { page: writer } = await person('it');
    const { page: reader } = await person('client');
    await visit(reader, '/applications');
    const question = /\/api\/translation\/public\?/;
    const before = await reader.evaluate(async () =>
      (await fetch('/api/translation/public?LanguageCode=EN')).text(),
    );
    let requestCount = 0;
    await reader.route(question, (route) => {
      requestCount += 1;
      return requestCount === 1
        ? route.fulfill({ contentType: 'application/json', body: before })
        : route.continue();
    });
    await reader.getByRole('button', { name: /^.{1,3}Account of|Account of/ }).click();
    await visit(writer, '/translation?Search=ACCOUNT_SITE');
    await writer.getByRole('button', { name: 'Edit ACCOUNT_SITE' }).focus();
    await writer.keyboard.press('Enter');
    await writer.keyboard.press('Control+a');
    await writer.keyboard.type('Pages for everyone');
    await save(writer);
    await reader.getByRole('menuitem', { name: 'Pages for everyone' }).waitFor();
    expect(requestCount).toBe(2);
    await reader.unroute(question);
    await reader.keyboard.press('Escape');
  });

  chapter('are edited on the page itself', async () => {
    const one = await person('it');
    const { page } = one;
    await visit(page, '/dashboard');
    await page.getByRole('button', { name: /^.{1,3}Account of|Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Translate on the page' }).click();
    const bar = page.getByRole('region', { name: 'Translating on the page' });
    await bar.waitFor();
    await checkScreen(one);
    await page
      .getByRole('navigation', { name: /Main menu/ })
      .getByText(/^Countries/)
      .click({ modifiers: ['Alt'] });
    const dialog = page.getByRole('dialog', { name: 'Edit this text' });
    await dialog.getByRole('textbox', { name: 'English' }).fill('Countries and areas');
    await checkScreen(one);
    await save(page);
    await dialog.waitFor({ state: 'hidden' });
    await page
      .getByRole('navigation', { name: /Main menu/ })
      .getByText(/^Countries and areas/)
      .waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    // By keyboard only: the list of all texts on the page.
    await bar.getByRole('button', { name: 'Texts on this page' }).press('Enter');
    const list = page.getByRole('dialog', { name: /^Texts on this page/ });
    await list.getByRole('searchbox').fill('MENU_COUNTRIES');
    await checkScreen(one);
    await list.getByRole('button', { name: /MENU_COUNTRIES/ }).press('Enter');
    await dialog.getByRole('button', { name: 'Restore built-in text: English' }).click();
    await dialog.getByRole('button', { name: /^Save/ }).click();
    await dialog.waitFor({ state: 'hidden' });
    await bar.getByRole('button', { name: 'Stop translating' }).click();
    await bar.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.body.textContent?.includes('\u{e0001}'))).toBe(false);
  });

  chapter('and on a public page, where visitors see only the new texts', async () => {
    const one = await person('it');
    const { page } = one;
    await visit(page, '/services?marked=1&lang=EN');
    await page.getByRole('region', { name: 'Translating on the page' }).waitFor();
    await page
      .getByText(BUILT_IN)
      .first()
      .click({ modifiers: ['Alt'] });
    const dialog = page.getByRole('dialog', { name: 'Edit this text' });
    await dialog.getByRole('textbox', { name: 'English' }).fill('Assessed here, open to check.');
    await checkScreen(one);
    await save(page);
    await page.getByText('Assessed here, open to check.').first().waitFor();
    const visitor = await person('visitor');
    await reads(visitor.page, '/services?marked=1&lang=EN', 'Assessed here, open to check.');
    expect(await visitor.page.getByRole('region', { name: 'Translating on the page' }).count()).toBe(0);
    await visit(page, '/translation?State=CHANGED&Search=SITE_FOOTER_LEAD');
    await page.getByRole('button', { name: 'Edit SITE_FOOTER_LEAD' }).click();
    await page.getByRole('button', { name: 'Restore built-in text: English' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved. The new text is live.').waitFor();
    await reads(visitor.page, '/services?lang=EN', BUILT_IN);
  });

  chapter('a file with an invalid placeholder reports its line; valid lines are imported', async () => {
    const one = await person('it');
    const { page } = one;
    await visit(page, '/translation');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Import translations' });
    await dialog
      .locator('input[type="file"]')
      .setInputFiles(
        csv(
          'Key,English (EN),繁體中文 (CHT)',
          'CONTENT_PUBLISHED,Version {{versoin}} is out.,',
          'ACCOUNT_SITE,Pages from a file,檔案內的頁面',
          'SAVE,Save,',
        ),
      );
    await dialog.getByText('Changes: 1, unchanged: 1, problems: 1').waitFor();
    const wrong = dialog.getByRole('region', { name: 'Problems' });
    expect(await wrong.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/^Line 2\s+CONTENT_PUBLISHED\s+English\s+.*\{\{version\}\}/s),
    ]);
    await checkScreen(one);
    await dialog.getByRole('button', { name: 'Import 1 text' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await seesInMenu(page, 'Pages from a file');
    await visit(page, '/translation?State=CHANGED');
    await page.getByRole('button', { name: 'Edit ACCOUNT_SITE' }).waitFor();
    expect(await page.getByRole('button', { name: 'Edit CONTENT_PUBLISHED' }).count()).toBe(0);
  });

  chapter('an exported workbook restores its texts', async () => {
    const one = await person('it');
    const { page } = one;
    await visit(page, '/translation?State=CHANGED&Search=ACCOUNT_SITE');
    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Workbook (Excel)' }).click();
    // The workbook is created in the background and downloaded as soon as it is ready.
    const workbook = await readFile(await (await download).path());
    const exports = page.getByRole('dialog', { name: 'My exports' });
    await exports.getByText('Ready').first().waitFor();
    await checkScreen(one);
    await exports.getByRole('button', { name: 'Close' }).click();
    await exports.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Edit ACCOUNT_SITE' }).click();
    await page.getByRole('button', { name: 'Restore built-in text: English' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved. The new text is live.').waitFor();
    await seesInMenu(page, 'Public site');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Import translations' });
    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: 'translations.xlsx', mimeType: XLSX, buffer: workbook });
    const change = dialog.getByRole('region', { name: 'Changes' });
    await change.getByText('Pages from a file').waitFor();
    await checkScreen(one);
    await dialog.getByRole('button', { name: 'Import 1 text' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await seesInMenu(page, 'Pages from a file');
  });

  looksRight();
});
