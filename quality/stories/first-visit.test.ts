/** Browser test: on a slow connection, pages can be used before the application's scripts have loaded. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { startStory } from './support/story.ts';

const PASSWORD = 'Portal-demo-2026';

/** Delays the app's scripts until they are released, as a slow connection would. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const blocked = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/app-*.js', async (route) => {
    await blocked;
    await route.continue();
  });
  return release;
}

/** The first visit on a slow connection: the page is visible and usable before the app has started. */
describe('the first visit', () => {
  const { person, known, chapter } = startStory('first-visit', 'scenes');

  chapter('input submitted before the app is loaded signs in once it is', async () => {
    const { page } = await person('early');
    const release = await holdScripts(page);
    await page.goto('/login?redirect=%2Fusers&lang=EN', { waitUntil: 'commit' });
    await page.getByLabel('Email').fill('admin@demo.test');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.getElementById('drawn') !== null)).toBe(true);
    expect(page.url()).not.toContain(PASSWORD);
    release();
    await page.waitForFunction(() => window.location.pathname === '/users');
  });

  chapter('typing continues without interruption when the app starts', async () => {
    const { page } = await person('slow');
    const release = await holdScripts(page);
    await page.goto('/login?lang=EN', { waitUntil: 'commit' });
    await page.getByLabel('Email').pressSequentially('client@de');
    release();
    await page.waitForFunction(() => document.getElementById('drawn') === null);
    await page.keyboard.type('mo.test');
    expect(await page.getByLabel('Email').inputValue()).toBe('client@demo.test');
  });

  chapter('a button pressed before the app starts works once it is ready', async () => {
    const { page } = await person('presser');
    const release = await holdScripts(page);
    await page.goto('/login?lang=EN', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Finance', exact: true }).click();
    release();
    await page.waitForFunction(() => document.getElementById('drawn') === null);
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('finance@demo.test');
  });

  chapter('without script the page explains why nothing happens, in the reader’s language', async () => {
    const { page } = await person('strict', { javaScriptEnabled: false });
    await page.goto('/login?lang=CHT');
    expect(await page.getByText('登入及使用本系統需要 JavaScript').isVisible()).toBe(true);
    await page.getByLabel('密碼', { exact: true }).fill(PASSWORD);
    const answered = page.waitForResponse((answer) => answer.request().method() === 'GET' && answer.ok());
    await page.keyboard.press('Enter');
    await answered;
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(page.url()).not.toContain(PASSWORD);
  });

  chapter(
    'a screen that requires a session redirects to sign-in immediately and returns afterwards',
    async () => {
      const { page } = await person('stranger');
      await holdScripts(page);
      await page.goto('/applications?Status=DRAFT', { waitUntil: 'commit' });
      await page.waitForURL('**/login?redirect=*', { waitUntil: 'commit' });
      expect(new URL(page.url()).searchParams.get('redirect')).toBe('/applications?Status=DRAFT');
    },
  );

  chapter('a signed-in user sees their pending work before the app starts', async () => {
    const { page } = await known('client');
    const release = await holdScripts(page);
    await page.goto('/dashboard?lang=CHT', { waitUntil: 'commit' });
    const rendered = page.locator('#drawn');
    await rendered.getByRole('heading', { level: 1, name: '海港綠色能源有限公司' }).waitFor();
    expect(await rendered.getByRole('link', { name: '新申請' }).count()).toBeGreaterThan(0);
    release();
    await page.waitForFunction(() => document.getElementById('drawn') === null);
    await page.getByRole('heading', { level: 1, name: '海港綠色能源有限公司' }).waitFor();
  });

  chapter('every client’s dashboard is prerendered, also after another client’s', async () => {
    for (const name of ['client', 'client3', 'client']) {
      const { page } = await known(name);
      const answered = page.waitForResponse('**/api/first-sight?*');
      await page.goto('/dashboard?lang=EN', { waitUntil: 'commit' });
      const answer = await answered;
      expect([name, answer.status()]).toEqual([name, 200]);
    }
  });
});
