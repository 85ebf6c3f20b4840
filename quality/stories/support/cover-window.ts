import type { Page } from 'playwright-core';

/** Whether other windows cover this one, until it loads another page: Chromium without a window shows all of them. */
export const coverWindow = (page: Page, isBehind: boolean): Promise<void> => page.evaluate(cover, isBehind);

/** Runs in the page. */
function cover(isBehind: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isBehind });
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (isBehind ? 'hidden' : 'visible'),
  });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
