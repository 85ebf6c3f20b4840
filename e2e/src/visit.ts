import type { Page } from 'playwright-core';

/** Opens a screen and waits until it has all it shows; a question about cookies is answered. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(
    () => document.querySelector('h1') !== null && document.querySelector('.mantine-Skeleton-root') === null,
  );
  await page.evaluate(() => document.fonts.ready);
}

/** The question about cookies covers every public page until it is answered once. */
export async function answerCookies(page: Page): Promise<void> {
  await page.goto('/home?lang=EN');
  await page.getByRole('button', { name: 'Accept necessary cookies' }).click();
}
