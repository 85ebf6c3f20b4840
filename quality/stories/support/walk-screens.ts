/**
 * Defines the browser tests that open every screen in several window sizes and languages and check
 * accessibility, unreadable texts and page width.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { screenOf } from '#platform/common/access/navigate.ts';
import { navigateInApp } from './navigate-in-app.ts';
import { openBrowser } from './open-browser.ts';
import { overlapProblems } from './overlap.ts';
import { startOwnPortal } from './own-portal.ts';
import { checkScreen, newPerson, type Person } from './person.ts';
import { portalUrl } from './portal-url.ts';
import { type ListedScreen, listScreens } from './screen-list.ts';
import { signedIn } from './signed-in.ts';
import { visit } from './visit.ts';

const SHOTS = process.env.E2E_SHOTS;
/** Maximum number of one visitor's screens per test. */
const PART = 25;
/** Maximum number of attempts, because a page needs some frames after its window was resized. */
const MAX_LAYOUT_CHECKS = 5;
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };
const SMALL_PHONE = { width: 320, height: 800 };

/**
 * Configurations in which every screen is checked. Each window size has its own layout; languages differ in
 * text lengths and line breaks: English has the longest words, and the two Chinese scripts use different
 * wording. Axe runs once per screen and visitor, because a language changes names but not their presence.
 */
const VIEWPORTS = [
  { language: 'CHT', size: 'small', windows: [WIDE, PHONE], isAskedByAxe: true },
  { language: 'EN', size: 'big', windows: [SMALL_PHONE], isAskedByAxe: false },
  { language: 'CHS', size: 'big', windows: [SMALL_PHONE], isAskedByAxe: false },
] as const;

/**
 * Defines the tests of every screen for some visitors; null is an anonymous visitor. They use a separate
 * portal, because they take longest and the records they create must not affect other tests.
 */
export async function walkScreens(isVisitor: (as: string | null) => boolean): Promise<void> {
  const portal = process.env.E2E_URL ? null : await startOwnPortal();
  const url = portal?.url ?? portalUrl();
  const screens = (await listScreens(url)).filter(({ as }) => isVisitor(as));
  const visitors = [...new Set(screens.map((screen) => screen.as))];
  const parts = visitors.flatMap((as) => {
    const own = screens.filter((screen) => screen.as === as);
    return Array.from({ length: Math.ceil(own.length / PART) }, (_, at) => ({
      as,
      part: at + 1,
      own: own.slice(at * PART, (at + 1) * PART),
    }));
  });
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await portal?.stop();
  });

  describe('every screen', () => {
    test.each(parts)(
      'as $as, part $part, breaks no accessibility rule and fits on phones, in three languages',
      async ({ as, own }) => {
        const one = await visitor(browser, url, { as });
        for (const how of VIEWPORTS) await walk(one, own, how);
        await one.context.close();
        expect([...new Set(one.problems)]).toEqual([]);
      },
    );

    test.runIf(SHOTS)('is photographed', { timeout: 3_600_000 }, async () => {
      await mkdir(String(SHOTS), { recursive: true });
      for (const width of [1440, 820, 390])
        for (const scheme of ['light', 'dark'])
          for (const as of visitors) {
            const preferences = { 'assay-scheme': scheme };
            const one = await visitor(browser, url, {
              as,
              preferences,
              options: { viewport: { width, height: 900 } },
            });
            for (const screen of screens.filter((other) => other.as === as))
              for (const language of ['EN', 'CHT']) {
                await visit(one.page, inLanguage(screen, language));
                const path = join(String(SHOTS), `${screen.name}-${width}-${language}-${scheme}.png`);
                await one.page.screenshot({ path, fullPage: true });
              }
            await one.context.close();
          }
    });
  });
}

/** Opens the screens in sequence as one visitor and records their problems. */
async function walk(
  one: Person,
  screens: readonly ListedScreen[],
  { language, size, windows, isAskedByAxe: isAxeChecked }: (typeof VIEWPORTS)[number],
): Promise<void> {
  await one.page.setViewportSize(windows[0]);
  await prefer(one.page, { 'assay-language': language, 'assay-text-size': size });
  const open = opener(one.page, language);
  for (const screen of screens) {
    await open(screen);
    if (isAxeChecked) await checkScreen(one);
    for (const window of windows) {
      if (windows.length > 1) await one.page.setViewportSize(window);
      const where = `${language}, ${window.width} px, ${size}: ${screen.name}`;
      if (await isTooWide(one)) one.problems.push(`${where} is wider than the window: ${screen.path}`);
      one.problems.push(...(await unreadable(one, where)));
    }
    if (windows.length > 1) await one.page.setViewportSize(windows[0]);
  }
}

/**
 * Opens screens in sequence. Within the application this happens without a reload, which would take four
 * times as long; public pages are separate documents.
 */
function opener(page: Page, language: string): (screen: ListedScreen) => Promise<void> {
  let isInside = false;
  return async (screen) => {
    const layout = screenOf(screen.path.split('?')[0] ?? '')?.Layout ?? 'frontend';
    const isNext = layout !== 'frontend';
    if (isInside && isNext) await navigateInApp(page, screen.path);
    else await visit(page, inLanguage(screen, language));
    isInside = isNext;
  };
}

type Viewport = { as: string | null; preferences?: Record<string, string>; options?: BrowserContextOptions };

async function visitor(browser: Browser, url: string, look: Viewport): Promise<Person> {
  const { as, preferences = {}, options = {} } = look;
  const known = as === null ? {} : await signedIn(url, `${as}@demo.test`, preferences);
  const one = await newPerson(browser, url, { ...options, ...known });
  await one.page.goto('/home');
  await prefer(one.page, preferences);
  return one;
}

/** Stores preferences, which take effect with the next page load. */
const prefer = (page: Page, preferences: Record<string, string>): Promise<void> =>
  page.evaluate((stored) => {
    for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
  }, preferences);

const inLanguage = (screen: ListedScreen, language: string): string =>
  `${screen.path}${screen.path.includes('?') ? '&' : '?'}lang=${language}`;

/** Returns unreadable texts once the layout is stable, each with its location. */
async function unreadable({ page }: Person, where: string): Promise<string[]> {
  let problems = await overlapProblems(page);
  for (let looks = 1; looks < MAX_LAYOUT_CHECKS && problems.length > 0; looks += 1) {
    await page.waitForTimeout(300);
    problems = await overlapProblems(page);
  }
  return problems.map((problem) => `${where}: ${problem}`);
}

/** Checks whether the page is still wider than the window once the layout is stable. */
const isTooWide = ({ page }: Person): Promise<boolean> =>
  page
    .waitForFunction(() => document.documentElement.scrollWidth <= window.innerWidth, null, {
      timeout: 1_500,
    })
    .then(
      () => false,
      () => true,
    );
