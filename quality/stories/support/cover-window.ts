import type { Page } from 'playwright-core';

/**
 * Simulates that other windows cover the page, until it loads another one: headless Chromium reports all
 * pages as visible.
 */
export const coverWindow = (page: Page, isCovered: boolean): Promise<void> => page.evaluate(cover, isCovered);

/** Runs in the page. */
function cover(isCovered: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isCovered });
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (isCovered ? 'hidden' : 'visible'),
  });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
