/**
 * Opens browsers for the users of a browser test, each with its own session, and collects the accessibility
 * and script problems of the screens that they see.
 */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { accessibilityProblems } from './check-accessibility.ts';
import { settled } from './settled.ts';
import { watchBrowser } from './watch-browser.ts';

export const DEMO_PASSWORD = 'Portal-demo-2026';
const TIMEOUT_MS = 20_000;

/**
 * A user in a separate browser context with its own storage and session. Collects accessibility and script
 * problems.
 */
export type Person = { page: Page; context: BrowserContext; problems: string[] };

/** The cookie consent for the version of a new portal. */
const ANSWERED = { name: 'CookieConsent', value: 'necessary:1.0', sameSite: 'Lax' } as const;

/** Opens a browser context with the cookie question already answered; only its own test asks it. */
export async function newPerson(
  browser: Browser,
  baseURL: string,
  options: BrowserContextOptions = {},
): Promise<Person> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Asia/Hong_Kong',
    reducedMotion: 'reduce',
    acceptDownloads: true,
    ...options,
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  watchBrowser(context);
  await context.addCookies([{ ...ANSWERED, url: baseURL }]);
  const person: Person = { page: await context.newPage(), context, problems: [] };
  context.on('weberror', (error) =>
    person.problems.push(`${error.page()?.url()} script error: ${error.error().message}`),
  );
  return person;
}

/** Runs axe on the loaded screen; repeats it if another screen has replaced it in the meantime. */
export async function checkScreen({ page, problems }: Person): Promise<void> {
  await settled(page);
  const seen = await page.locator('h1').first().elementHandle();
  const found = await accessibilityProblems(page);
  const isStillThere = await seen?.evaluate((element) => element.isConnected).catch(() => false);
  if (!isStillThere) {
    await settled(page);
    found.splice(0, found.length, ...(await accessibilityProblems(page)));
  }
  problems.push(...found);
}
