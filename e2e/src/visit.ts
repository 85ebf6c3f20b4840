import type { Page } from 'playwright-core';

/** Opens a screen and waits until it has all it shows. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(
    () => document.querySelector('h1') !== null && document.querySelector('.mantine-Skeleton-root') === null,
  );
  await page.evaluate(() => document.fonts.ready);
}
