import type { Page } from 'playwright-core';

/**
 * Waits until a screen has all that it shows: its heading, nothing that is still on its way, its fonts. The loading bar
 * goes 300 ms after the last answer, so what a click began is over as well.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('h1') !== null &&
      document.querySelector('.mantine-Skeleton-root, [data-loading-bar]') === null,
  );
  await page.evaluate(() => document.fonts.ready);
}
