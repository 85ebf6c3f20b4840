/** Browser test: a live chat between a client and two staff members on two servers. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type OwnPortal, startOwnPortal } from './support/own-portal.ts';
import { checkScreen } from './support/person.ts';
import { signedIn } from './support/signed-in.ts';
import { newPortal, type RunningPortal } from './support/start-portal.ts';
import { startStory } from './support/story.ts';

/** Two servers share one database and data folder: the client uses the first, staff use both. */
let first: OwnPortal;
let second: RunningPortal;
beforeAll(async () => {
  first = await startOwnPortal();
  second = await newPortal(null);
  second.launch({ DATABASE_URL: first.databaseUrl, DATA_DIR: first.portal.dataDir, PORTAL_ROLE: 'api' });
  await second.isReady();
  // The office hours are empty; staff with the inbox open still count as available.
  await first.db
    .updateTable('Setting')
    .set({ Value: { Days: [null, null, null, null, null, null, null], Holidays: [], Version: 2 } })
    .where('Name', '=', 'chat hours')
    .execute();
});
afterAll(async () => {
  await second?.stop();
  await first?.stop();
});

/** Live updates must reach the other screens within this time. */
const LIVE = { timeout: 3_000 };
const NAME = 'Hilary Ng';

describe('a chat between a client and two staff members', () => {
  const { person, chapter, looksRight } = startStory('chat');
  const at = async (user: string, url: string) =>
    person(user, { baseURL: url, ...(await signedIn(url, `${user}@demo.test`)) });
  const client = () => at('client', first.url);
  const business = () => at('business', second.url);
  const admin = () => at('admin', first.url);

  const chatOf = (page: Page) => page.getByRole('region', { name: 'Chat with us' });
  const openOf = (page: Page) => page.getByRole('region', { name: `Conversation with ${NAME}` });
  const write = async (page: Page, text: string) => {
    await chatOf(page).getByLabel('Write a message').fill(text);
    await page.keyboard.press('Enter');
  };
  const textsOf = (page: Page) =>
    chatOf(page).getByRole('article').locator('p:first-of-type').allInnerTexts();

  chapter('the client sees that no staff member is available', async () => {
    const one = await client();
    const { page } = one;
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Help' }).click();
    await page.getByRole('dialog').getByLabel('Search the answers').fill('complain');
    await page.getByText('How do I complain or appeal?').waitFor();
    await checkScreen(one);
    await page.getByLabel('Search the answers').fill('zebra');
    await page.getByText('No answers contain “zebra”').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Chat with us' }).click();
    await chatOf(page).getByText('Outside our office hours').waitFor();
    // Earlier messages are still shown.
    await chatOf(page).getByText('You are welcome.').waitFor();
    await checkScreen(one);
  });

  chapter('a staff member opens the inbox at the other server, and the client sees it', async () => {
    const { page } = await business();
    await page.goto('/inbox');
    await page.getByRole('link', { name: NAME }).click();
    await openOf(page).getByText('Online').waitFor();
    await chatOf((await client()).page)
      .getByText('We are online')
      .waitFor(LIVE);
  });

  chapter('another one joins; both see each other, and the client typing', async () => {
    const one = await admin();
    await one.page.goto('/inbox');
    await one.page.getByText('Available: you, Bonnie Ho').waitFor();
    await one.page.getByRole('link', { name: NAME }).click();
    await openOf(one.page).getByText('Also viewing: Bonnie Ho').waitFor();
    await openOf((await business()).page)
      .getByText(/^Also viewing: /)
      .waitFor(LIVE);
    const { page } = await client();
    await chatOf(page).getByLabel('Write a message').pressSequentially('May we ');
    for (const staff of [one, await business()])
      await openOf(staff.page).getByText(`${NAME} is typing…`).waitFor(LIVE);
    await checkScreen(one);
  });

  chapter(
    'both receive a message immediately; the answer of one is shown to the other and the client',
    async () => {
      const { page } = await client();
      await write(page, 'May we use the mark on our lorries?');
      for (const staff of [await admin(), await business()])
        await openOf(staff.page).getByText('May we use the mark on our lorries?').waitFor(LIVE);
      await chatOf(page).getByText('Seen').waitFor(LIVE);
      const answering = openOf((await business()).page).getByLabel('Your reply');
      await answering.pressSequentially('Yes, ');
      await chatOf(page).getByText('We are typing…').waitFor(LIVE);
      await answering.fill('Yes, with your certificate number beside it.');
      await answering.press('ControlOrMeta+Enter');
      await chatOf(page).getByText('Yes, with your certificate number beside it.').waitFor(LIVE);
      await openOf((await admin()).page)
        .getByText('Yes, with your certificate number beside it.')
        .waitFor(LIVE);
      // The client sees staff only as the certification body.
      expect(await chatOf(page).textContent()).not.toContain('Bonnie');
    },
  );

  chapter('after a connection loss nothing is missing, duplicated or out of order', async () => {
    const { page, context } = await client();
    await context.setOffline(true);
    await write(page, 'And on envelopes?');
    await chatOf(page).getByText('Sending…').waitFor();
    await write(page, 'And on our website?');
    const answering = openOf((await admin()).page).getByLabel('Your reply');
    await answering.fill('On anything but products.');
    await answering.press('ControlOrMeta+Enter');
    await openOf((await business()).page)
      .getByText('On anything but products.')
      .waitFor(LIVE);
    await context.setOffline(false);
    for (const staff of [await admin(), await business()])
      await openOf(staff.page).getByText('And on our website?').waitFor();
    await expect
      .poll(async () => (await textsOf(page)).slice(-4), { timeout: 10_000 })
      .toEqual([
        'Yes, with your certificate number beside it.',
        'On anything but products.',
        'And on envelopes?',
        'And on our website?',
      ]);
    const inbox = openOf((await business()).page)
      .getByRole('article')
      .locator('p');
    expect((await inbox.allInnerTexts()).slice(-3)).toEqual([
      'On anything but products.',
      'And on envelopes?',
      'And on our website?',
    ]);
  });

  chapter(
    'an answer after the chat is closed is counted on its button, and read when it is opened',
    async () => {
      const one = await client();
      const { page } = one;
      await chatOf(page).getByLabel('Write a message').fill('Half a thought');
      await page.keyboard.press('Escape');
      await openOf((await business()).page)
        .getByText(/^Offline: /)
        .waitFor(LIVE);
      const answering = openOf((await business()).page).getByLabel('Your reply');
      await answering.fill('On both, yes.');
      await answering.press('ControlOrMeta+Enter');
      await page.getByText('You have a new reply in the chat.').waitFor(LIVE);
      await page.getByRole('button', { name: /^Help.*1 new message\b/ }).click();
      await page.getByRole('tab', { name: /^Chat with us/ }).click();
      await chatOf(page).getByText('On both, yes.').waitFor();
      await chatOf(page).getByText('New', { exact: true }).waitFor();
      // The unsent message is kept, even after a reload.
      await page.reload();
      await page.getByRole('button', { name: 'Help' }).click();
      await page.getByRole('tab', { name: /^Chat with us/ }).click();
      await expect.poll(() => chatOf(page).getByLabel('Write a message').inputValue()).toBe('Half a thought');
      // Messages that have been read are no longer marked as new.
      await chatOf(page).getByText('On both, yes.').waitFor();
      expect(await chatOf(page).getByText('New', { exact: true }).count()).toBe(0);
      await openOf((await business()).page)
        .getByText('Online')
        .waitFor(LIVE);
      await checkScreen(one);
    },
  );

  chapter(
    'an answer is delivered and the connection lost before its writer is notified: resent, it is there once',
    async () => {
      const { page } = await business();
      const answering = openOf(page).getByLabel('Your reply');
      await page.route('**/api/conversation/reply', async (route) => {
        await route.fetch();
        await route.fulfill({ status: 504, body: '' });
      });
      await answering.fill('One more thing: not on test reports.');
      await answering.press('ControlOrMeta+Enter');
      await openOf(page).getByRole('alert').waitFor();
      await expect.poll(() => answering.inputValue()).toBe('One more thing: not on test reports.');
      await page.unroute('**/api/conversation/reply');
      await answering.press('ControlOrMeta+Enter');
      await expect.poll(() => answering.inputValue()).toBe('');
      const once = (texts: string[]) => texts.filter((text) => text.startsWith('One more thing')).length;
      expect(once(await openOf(page).getByRole('article').locator('p').allInnerTexts())).toBe(1);
      await expect.poll(async () => once(await textsOf((await client()).page))).toBe(1);
    },
  );

  chapter('on a phone a conversation opens at its newest message', async () => {
    const { page } = await business();
    await page.setViewportSize({ width: 390, height: 700 });
    await page.reload();
    const newest = openOf(page).getByText('One more thing: not on test reports.');
    await newest.waitFor();
    const isInSight = () =>
      newest.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top > 0 && bottom < window.innerHeight;
      });
    await expect.poll(isInSight).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  chapter('the client is notified when staff leave', async () => {
    for (const staff of [await business(), await admin()]) await staff.page.goto('/dashboard');
    await chatOf((await client()).page)
      .getByText('Outside our office hours')
      .waitFor(LIVE);
  });

  looksRight();
});
