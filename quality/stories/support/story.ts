/**
 * Frame of the browser tests: defines a story in chapters by several users, each in a separate browser, with
 * screenshots of a failure and a final check for accessibility and script errors.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './open-browser.ts';
import { newPerson, type Person } from './person.ts';
import { portalUrl } from './portal-url.ts';
import { signedIn } from './signed-in.ts';

const REPORTS = join(import.meta.dirname, '../../../.cache/e2e');

export type Story = {
  /** Returns a browser for a named user; the same name returns the same browser. */
  person: (name: string, options?: BrowserContextOptions) => Promise<Person>;
  /** Returns a browser for a signed-in demo user: `scheduling` is scheduling@demo.test. */
  known: (name: string, options?: BrowserContextOptions) => Promise<Person>;
  /** Defines one test. In a story, chapters after a failed one are skipped. */
  chapter: (title: string, play: () => Promise<void>) => void;
  /** Defines the last test: no screen passed to `checkScreen` had accessibility or script problems. */
  looksRight: () => void;
};

/** Starts a story in chapters by several users in separate browsers, or independent scenes. */
export function startStory(
  name: string,
  kind: 'story' | 'scenes' = 'story',
  /** Returns the URL of the portal. */
  at: () => string = portalUrl,
): Story {
  let browser: Browser;
  let isBroken = false;
  const people = new Map<string, Person>();
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  const report = async (): Promise<void> => {
    await mkdir(REPORTS, { recursive: true });
    for (const [personName, { page }] of people)
      await page.screenshot({ path: join(REPORTS, `${name}-${personName}.png`) }).catch(() => undefined);
  };
  const person: Story['person'] = async (personName, options) => {
    const one = people.get(personName) ?? (await newPerson(browser, options?.baseURL ?? at(), options));
    people.set(personName, one);
    return one;
  };
  return {
    person,
    known: async (name, options) => {
      const session = await signedIn(options?.baseURL ?? at(), `${name}@demo.test`);
      return person(name, { ...session, ...options });
    },
    chapter: (title, play) =>
      test(title, async (context) => {
        if (isBroken) context.skip('an earlier chapter failed');
        try {
          await play();
        } catch (error) {
          isBroken = kind === 'story';
          await report();
          throw error;
        }
      }),
    looksRight: () =>
      test('no screen of this story has an accessibility or script error', () => {
        expect([...people.values()].flatMap((person) => [...new Set(person.problems)])).toEqual([]);
      }),
  };
}
