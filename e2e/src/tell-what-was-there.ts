import type { Page } from 'playwright-core';
import { afterEach } from 'vitest';
import { watched } from './watch-browser.ts';

const SHOWN = 1_500;

/** What a reader of the output would have seen there: a story that fails only once is hard to see again. */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const { context, heard } of watched) {
    for (const page of context.pages()) console.error(`${page.url()}\n${await standsOn(page)}`);
    if (heard.length > 0) console.error(heard.join('\n'));
  }
});

const standsOn = (page: Page): Promise<string> =>
  page
    .locator('body')
    .ariaSnapshot({ timeout: 2_000 })
    .then((seen) => seen.slice(0, SHOWN))
    .catch((error: unknown) => `(${String(error).split('\n')[0]})`);
