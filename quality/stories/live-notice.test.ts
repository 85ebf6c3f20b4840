/** Browser test: changes by one user appear live on the screens of others without a reload. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signInToApi } from './support/api.ts';
import { coverWindow } from './support/cover-window.ts';
import { makeApplication, submitMade } from './support/make-application.ts';
import { openApplication } from './support/open-application.ts';
import { performInDialog } from './support/perform-in-dialog.ts';
import { checkScreen } from './support/person.ts';
import { portalUrl } from './support/portal-url.ts';
import { startStory } from './support/story.ts';
import { visit } from './support/visit.ts';

/** Live updates must reach the other screens within this time. */
const LIVE_MS = 2_000;

const unread = async (page: Page): Promise<number> => {
  const label = await page.getByRole('button', { name: /^Notifications/ }).getAttribute('aria-label');
  return Number(/(\d+) unread/.exec(label ?? '')?.[1] ?? 0);
};
/** Marks the page; the mark disappears when the page is reloaded. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }));
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window);

describe('two people on the same application', () => {
  const { person, known, chapter, looksRight } = startStory('live-notice');
  let number = '';

  chapter('both have it open; a third writes a reason for returning it', async () => {
    const url = portalUrl();
    const api = await signInToApi(url, 'client2@demo.test');
    const made = await makeApplication(url, api);
    ({ number } = await submitMade(api, made));
    for (const name of ['client2', 'business', 'admin']) {
      const one = await known(name);
      await openApplication(one, number);
      // The live connection is opened after the first paint.
      await one.page.waitForTimeout(2_000);
      await mark(one.page);
    }
    const { page } = await person('admin');
    await page
      .getByRole('region', { name: 'Actions' })
      .getByRole('button', { name: 'Return to client' })
      .click();
    await page.getByRole('dialog').getByLabel('Reason').fill('The chart of the organisation is missing.');
  });

  chapter('one confirms it; the others are notified within two seconds, without a reload', async () => {
    const client = await person('client2');
    const before = await unread(client.page);
    const covered = await client.context.newPage();
    await visit(covered, client.page.url());
    await covered.waitForTimeout(2_000);
    await coverWindow(covered, true);
    const requestedPaths: string[] = [];
    covered.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    const { page } = await person('business');
    await performInDialog(page, 'Confirm to review', {
      fill: (dialog) => dialog.getByLabel('Review transaction no.').fill('TX-2026-7002'),
    });
    const news = /confirmed the application for review just now$/;
    const within = { timeout: LIVE_MS };
    await Promise.all([
      client.page.getByRole('status').filter({ hasText: news }).waitFor(within),
      client.page.getByRole('main').getByText('Under review').first().waitFor(within),
      client.page.getByText(`Review started: ${number}`).first().waitFor(within),
      expect.poll(() => unread(client.page), within).toBe(before + 1),
      (await person('admin')).page.getByText(news).waitFor(within),
    ]);
    // A background window does not reload the record until it becomes visible.
    expect(requestedPaths).not.toContain('/api/application/view');
    await coverWindow(covered, false);
    await covered.getByRole('main').getByText('Under review').first().waitFor(within);
    await covered.close();
    // The user who acted gets no notification.
    expect(await page.getByText(news).count()).toBe(0);
    for (const name of ['client2', 'business', 'admin'])
      expect(await isSamePage((await person(name)).page)).toBe(true);
    await checkScreen(client);
  });

  chapter('text being written is retained', async () => {
    const { page } = await person('admin');
    await expect
      .poll(() => page.getByRole('dialog').getByLabel('Reason').inputValue())
      .toBe('The chart of the organisation is missing.');
  });

  chapter('the bell shows the message; reading it updates the count in another window too', async () => {
    const client = await person('client2');
    const other = await client.context.newPage();
    await other.goto('/dashboard');
    await other.waitForTimeout(2_000);
    const before = await unread(other);
    await client.page.getByRole('button', { name: /^Notifications/ }).click();
    const message = client.page.getByRole('button', { name: new RegExp(`Review started: ${number}`) });
    await message.waitFor();
    await checkScreen(client);
    await message.click();
    await expect.poll(() => unread(other), { timeout: LIVE_MS }).toBe(before - 1);
    await other.close();
  });

  looksRight();
});
