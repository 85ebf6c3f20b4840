import type { BrowserContext, Page } from 'playwright-core';

/**
 * Whether others cover the windows of a browser. Chromium without a window shows all of them all the time, and a dozen
 * people who are done would read again whatever the next one does.
 */
export async function putBehind({ context }: { context: BrowserContext }, isBehind: boolean): Promise<void> {
  // A window that is closing or loading is nobody's to cover.
  await Promise.all(
    context.pages().map((page: Page) => page.evaluate(cover, isBehind).catch(() => undefined)),
  );
}

/** Runs in the page, until that loads another. */
function cover(isBehind: boolean): void {
  if (document.hidden === isBehind) return;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isBehind });
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (isBehind ? 'hidden' : 'visible'),
  });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
