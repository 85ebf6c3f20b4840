import type { Browser, BrowserContext, Page } from 'playwright-core';
import { accessibilityProblems } from './check-accessibility.ts';

export const DEMO_PASSWORD = 'Portal-demo-2026';

/** Somebody at their own browser: own storage, own session. Collects what axe and the console complain about. */
export type Person = { page: Page; context: BrowserContext; problems: string[]; look: () => Promise<void> };

export async function newPerson(browser: Browser, baseURL: string): Promise<Person> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 }, locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`${page.url()} script error: ${error.message}`));
  await context.addCookies([]);
  return { page, context, problems, look: async () => void problems.push(...(await accessibilityProblems(page))) };
}
