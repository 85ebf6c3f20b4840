/**
 * Waits in a browser test until the screen is complete: heading shown, no loading or animation left, and
 * fonts loaded.
 */
import type { Page } from 'playwright-core';

/**
 * Polling interval in ms. Polling with every frame would make the page render sixty times per second while
 * it waits.
 */
export const INTERVAL_MS = 50;

/**
 * Waits until a screen is complete: heading, no pending loads or animations, fonts loaded. The loading bar
 * disappears 300 ms after the last response, so actions started by a click are finished too.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('h1') !== null &&
      document.querySelector('.mantine-Skeleton-root, [data-loading-bar], [aria-busy="true"]') === null &&
      // A dialog gets its name shortly after it appears.
      document.querySelector('[role="dialog"]:not([aria-label], [aria-labelledby])') === null &&
      // Scroll-driven animations never end, so they are ignored.
      document
        .getAnimations()
        .every(({ playState, timeline }) => playState !== 'running' || timeline !== document.timeline),
    null,
    { polling: INTERVAL_MS },
  );
  await page.evaluate(() => document.fonts.ready);
}
