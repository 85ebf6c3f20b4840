import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from './open-browser.ts';
import { overlapProblems } from './overlap.ts';
import { look, newPerson, type Person } from './person.ts';
import { portalUrl } from './portal-url.ts';
import { type ListedScreen, listScreens } from './screen-list.ts';
import { settled } from './settled.ts';
import { signedIn } from './signed-in.ts';
import { visit } from './visit.ts';

const SHOTS = process.env.E2E_SHOTS;
/** Of one visitor's screens, as many as one test looks at. */
const PART = 25;
/** A page that was made narrow is drawn anew within some frames. */
const MOST_LOOKS = 5;
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };
const SMALL_PHONE = { width: 320, height: 800 };

/** Every screen as some visitors see it; null is somebody who has not signed in. */
export async function walkScreens(isVisitor: (as: string | null) => boolean): Promise<void> {
  const url = portalUrl();
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
  afterAll(() => browser.close());

  describe('every screen', () => {
    // In Chinese on a wide screen and on a phone, then in English, whose words are the longest, big on a small phone.
    // What is cut off or printed over something else is told at both.
    test.each(parts)(
      'as $as, part $part, breaks no accessibility rule and fits on phones',
      async ({ as, own }) => {
        const one = await visitor(browser, url, { as, options: { viewport: WIDE } });
        const wide: string[] = [];
        const unread: string[] = [];
        for (const screen of own) {
          await visit(one.page, inLanguage(screen, 'CHT'));
          await look(one);
          await one.page.setViewportSize(PHONE);
          if (await isTooWide(one)) wide.push(`390 px: ${screen.name} ${screen.path}`);
          unread.push(...(await unreadable(one, `CHT, 390 px: ${screen.name}`)));
          await one.page.setViewportSize(WIDE);
          await inBigEnglish(one, screen);
          await one.page.setViewportSize(SMALL_PHONE);
          if (await isTooWide(one)) wide.push(`320 px: ${screen.name} ${screen.path}`);
          unread.push(...(await unreadable(one, `EN, 320 px, big: ${screen.name}`)));
          await one.page.setViewportSize(WIDE);
        }
        await one.context.close();
        expect([...new Set(one.problems)]).toEqual([]);
        expect(wide).toEqual([]);
        expect(unread).toEqual([]);
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

type Look = { as: string | null; preferences?: Record<string, string>; options?: BrowserContextOptions };

async function visitor(browser: Browser, url: string, look: Look): Promise<Person> {
  const { as, preferences = {}, options = {} } = look;
  const known = as === null ? {} : await signedIn(url, `${as}@demo.test`, preferences);
  const one = await newPerson(browser, url, { ...options, ...known });
  await one.page.goto('/home?lang=EN');
  if (as === null)
    await one.page.evaluate((kept) => {
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
    }, preferences);
  return one;
}

const inLanguage = (screen: ListedScreen, language: string): string =>
  `${screen.path}${screen.path.includes('?') ? '&' : '?'}lang=${language}`;

/** The same page as its switches make it: every text again in English, a quarter larger. */
async function inBigEnglish({ page }: Person, screen: ListedScreen): Promise<void> {
  const button = page.getByRole('button', { name: 'EN', exact: true }).first();
  // Public pages have links instead, the test bank's page, which is nobody's screen, has neither, and a dialog covers it.
  const isCovered = await page.getByRole('dialog').first().isVisible();
  if (isCovered || (await button.count()) === 0) await visit(page, inLanguage(screen, 'EN'));
  else await button.click();
  await page.waitForFunction(() => document.documentElement.lang.startsWith('en'));
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '125%';
  });
  await settled(page);
}

/** What cannot be read once the page has found its new form, each with where it was seen. */
async function unreadable({ page }: Person, where: string): Promise<string[]> {
  for (let looks = 1; looks < MOST_LOOKS && (await overlapProblems(page)).length > 0; looks += 1)
    await page.waitForTimeout(300);
  return (await overlapProblems(page)).map((problem) => `${where}: ${problem}`);
}

/** Whether the page still reaches beyond the window once it has found its new form. */
const isTooWide = ({ page }: Person): Promise<boolean> =>
  page
    .waitForFunction(() => document.documentElement.scrollWidth <= window.innerWidth, null, {
      timeout: 1_500,
    })
    .then(
      () => false,
      () => true,
    );
