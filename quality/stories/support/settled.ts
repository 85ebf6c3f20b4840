import type { Page } from 'playwright-core';

/** Asked with every frame, a page draws sixty of them in a second while it waits, which costs more than all else. */
export const INTERVAL_MS = 50;

/**
 * Waits until a screen has all that it shows: its heading, nothing that is still on its way or moves, its fonts. The
 * loading bar goes 300 ms after the last answer, so what a click began is over as well.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('h1') !== null &&
      document.querySelector('.mantine-Skeleton-root, [data-loading-bar], [aria-busy="true"]') === null &&
      // A dialog gets its name a moment after it is there.
      document.querySelector('[role="dialog"]:not([aria-label], [aria-labelledby])') === null &&
      // What follows scrolling runs for ever.
      document
        .getAnimations()
        .every(({ playState, timeline }) => playState !== 'running' || timeline !== document.timeline),
    null,
    { polling: INTERVAL_MS },
  );
  await page.evaluate(() => document.fonts.ready);
}
