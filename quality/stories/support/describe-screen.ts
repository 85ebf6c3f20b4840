import type { Page } from 'playwright-core';
import { afterEach } from 'vitest';
import { watched } from './watch-browser.ts';

const SHOWN = 1_500;

/** What a reader of the output would have seen there: a story that fails only once is hard to see again. */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const { context, heard, waiting } of watched) {
    for (const page of context.pages()) console.error(`${page.url()}\n${await standsOn(page)}`);
    for (const request of waiting) heard.push(`not answered: ${request.method()} ${request.url()}`);
    if (heard.length > 0) console.error(heard.join('\n'));
  }
});

/** On a page with an open dialog, the dialog; otherwise the screen without the frame around every screen. */
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
