import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from './open-browser.ts';
import { look, newPerson, type Person } from './person.ts';
import { portalUrl } from './portal-url.ts';
import { type ListedScreen, listScreens } from './screen-list.ts';
import { settled } from './settled.ts';
import { signedIn } from './signed-in.ts';
import { visit } from './visit.ts';

const SHOTS = process.env.E2E_SHOTS;
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };
const SMALL_PHONE = { width: 320, height: 800 };

/** Every screen as some visitors see it; null is somebody who has not signed in. */
export async function walkScreens(isVisitor: (as: string | null) => boolean): Promise<void> {
  const url = portalUrl();
  const screens = (await listScreens(url)).filter(({ as }) => isVisitor(as));
  const visitors = [...new Set(screens.map((screen) => screen.as))];
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  describe('every screen', () => {
    // In Chinese on a wide screen and on a phone, then in English, whose words are the longest, big on a small phone.
    test.each(visitors)('as %s breaks no accessibility rule and fits on phones', async (as) => {
      const one = await visitor(browser, url, { as, options: { viewport: WIDE } });
      const wide: string[] = [];
      for (const screen of screens.filter((other) => other.as === as)) {
        await visit(one.page, inLanguage(screen, 'CHT'));
        await look(one);
        await one.page.setViewportSize(PHONE);
        if (await isTooWide(one)) wide.push(`390 px: ${screen.name} ${screen.path}`);
        await one.page.setViewportSize(WIDE);
        await inBigEnglish(one, screen);
        await one.page.setViewportSize(SMALL_PHONE);
        if (await isTooWide(one)) wide.push(`320 px: ${screen.name} ${screen.path}`);
        await one.page.setViewportSize(WIDE);
      }
      await one.context.close();
      expect([...new Set(one.problems)]).toEqual([]);
      expect(wide).toEqual([]);
    });

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
  const english = page.getByRole('button', { name: 'EN', exact: true }).first();
  // The test bank's page, which is nobody's screen, has no switches.
  if ((await english.count()) === 0) await visit(page, inLanguage(screen, 'EN'));
  else await english.click();
  await page.waitForFunction(() => document.documentElement.lang.startsWith('en'));
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '125%';
  });
  await settled(page);
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
