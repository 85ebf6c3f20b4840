import type { Page } from 'playwright-core';
import { afterEach } from 'vitest';
import { watched } from './watch-browser.ts';

const SHOWN = 1_500;

/**
 * Setup of the browser tests: after a failed test, prints the screens, unanswered requests and error
 * messages of every open browser, because rare failures are hard to reproduce.
 */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const { context, heard: events, waiting } of watched) {
    for (const page of context.pages()) console.error(`${page.url()}\n${await standsOn(page)}`);
    for (const request of waiting) events.push(`not answered: ${request.method()} ${request.url()}`);
    if (events.length > 0) console.error(events.join('\n'));
  }
});

/** Returns the open dialog if there is one; otherwise the main content of the page. */
async function standsOn(page: Page): Promise<string> {
  try {
    for (const place of ['[role="dialog"]', 'main', 'body']) {
      const found = page.locator(place).last();
      if (await found.isVisible()) return (await found.ariaSnapshot({ timeout: 2_000 })).slice(0, SHOWN);
    }
    return '(nothing)';
  } catch (error) {
    return `(${String(error).split('\n')[0]})`;
  }
}
