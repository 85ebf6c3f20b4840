import type { Page } from 'playwright-core';

/** Whether other windows cover this one, until it loads another page: Chromium without a window shows all of them. */
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
