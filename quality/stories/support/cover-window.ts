import type { Page } from 'playwright-core';

/**
 * Makes a page of a browser test believe that other windows cover it (document hidden) or that it is visible
 * again, because headless Chromium reports all pages as visible.
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
