import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openBrowser } from '../src/open-browser.ts';
import { look, newPerson, type Person } from '../src/person.ts';
import { type ListedScreen, listScreens } from '../src/screen-list.ts';
import { signedIn } from '../src/signed-in.ts';
import { visit } from '../src/visit.ts';

const url = inject('portalUrl');
const SHOTS = process.env.E2E_SHOTS;
const screens = await listScreens(url);
const visitors = [...new Set(screens.map((screen) => screen.as))];
/** Screens that most people use most, for narrow windows. */
const MAIN = screens.filter(
  ({ name }) => !/^(admin|assessor)-tab|^admin-(?!UNDERREVIEW|CERTIFIED)|faq|privacy|terms/.test(name),
);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

type Look = { as: string | null; preferences?: Record<string, string>; options?: BrowserContextOptions };

async function visitor({ as, preferences = {}, options = {} }: Look): Promise<Person> {
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

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };

/** How far the page reaches beyond the window, once it has found its new form. */
const tooWide = ({ page }: Person): Promise<number> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    return document.documentElement.scrollWidth - window.innerWidth;
  });

describe('every screen', () => {
  // Chinese on a wide screen and on a phone; English is seen by axe in every story.
  test.each(visitors)('as %s breaks no accessibility rule and fits on a phone', async (as) => {
    const one = await visitor({ as, options: { viewport: WIDE } });
    const wide: string[] = [];
    for (const screen of screens.filter((other) => other.as === as)) {
      await visit(one.page, inLanguage(screen, 'CHT'));
      await look(one);
      await one.page.setViewportSize(PHONE);
      if ((await tooWide(one)) > 0) wide.push(`${screen.name} ${screen.path}`);
      await one.page.setViewportSize(WIDE);
    }
    await one.context.close();
    expect([...new Set(one.problems)]).toEqual([]);
    expect(wide).toEqual([]);
  });

  test.each(visitors)('as %s needs no sideways scrolling at 320 px with big text', async (as) => {
    const preferences = { 'assay-text-size': 'big' };
    const one = await visitor({ as, preferences, options: { viewport: { width: 320, height: 800 } } });
    const wide: string[] = [];
    for (const screen of MAIN.filter((other) => other.as === as)) {
      await visit(one.page, inLanguage(screen, 'EN'));
      if ((await tooWide(one)) > 0) wide.push(`${screen.name} ${screen.path}`);
    }
    await one.context.close();
    expect(wide).toEqual([]);
  });

  test.runIf(SHOTS)('is photographed', { timeout: 3_600_000 }, async () => {
    await mkdir(String(SHOTS), { recursive: true });
    for (const width of [1440, 820, 390])
      for (const scheme of ['light', 'dark'])
        for (const as of visitors) {
          const preferences = { 'assay-scheme': scheme };
          const one = await visitor({ as, preferences, options: { viewport: { width, height: 900 } } });
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
