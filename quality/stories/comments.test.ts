/** Browser test: comments on an application, with live updates, internal comments and kept drafts. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signInToApi } from './support/api.ts';
import { choose } from './support/choose.ts';
import { bringToReview, makeApplication, type SubmittedApplication } from './support/make-application.ts';
import { checkScreen } from './support/person.ts';
import { portalUrl } from './support/portal-url.ts';
import { signedIn } from './support/signed-in.ts';
import { startStory } from './support/story.ts';
import { visit } from './support/visit.ts';

const url = portalUrl();
/** Live updates must reach the other screens within this time. */
const LIVE = { timeout: 5_000 };

const tab = (page: Page) => page.getByRole('tab', { name: /^Comments/ });
const text = (page: Page) => page.getByRole('textbox', { name: 'Comment' });
const comment = (page: Page, message: string) => page.getByRole('article').filter({ hasText: message });
const commentTexts = (page: Page) => page.getByRole('list', { name: 'Comments on this application' });

describe('comments on an application', () => {
  const { person, chapter, looksRight } = startStory('comments');
  const known = async (name: string) => person(name, await signedIn(url, `${name}@demo.test`));
  let made: SubmittedApplication;
  const openAt = async (name: string, part: string) => {
    const one = await known(name);
    await visit(one.page, `/viewform?key=${made.key}&tab=${part}`);
    return one;
  };

  chapter('business writes to the assessor, by keyboard; the viewing client learns nothing', async () => {
    const api = await signInToApi(url, 'client@demo.test');
    made = await bringToReview(url, api, await makeApplication(url, api));
    const client = await openAt('client', 'answers');
    const business = await openAt('business', 'comments');
    await business.page.getByText('No comments').waitFor();
    await checkScreen(business);
    await text(business.page).focus();
    await business.page.keyboard.type('Their last audit was poor, @ivy');
    await business.page.getByRole('option', { name: /Ivy Chan/ }).waitFor();
    await checkScreen(business);
    await business.page.keyboard.press('Enter');
    await business.page.keyboard.type('please look twice.');
    await expect
      .poll(() => text(business.page).inputValue())
      .toBe('Their last audit was poor, @Ivy Chan please look twice.');
    await business.page.keyboard.press('Control+Enter');
    await comment(business.page, 'please look twice').getByText('Internal').waitFor();
    await expect.poll(() => text(business.page).inputValue()).toBe('');

    const assessor = await known('assessor');
    await visit(assessor.page, '/dashboard');
    await assessor.page.getByRole('button', { name: /^Notifications/ }).click();
    await assessor.page
      .getByRole('button', { name: new RegExp(`Bonnie Ho mentioned you: ${made.number}`) })
      .click();
    await comment(assessor.page, 'please look twice').waitFor();
    await expect.poll(() => tab(client.page).textContent()).toBe('Comments');
  });

  chapter('business writes to the client, who is notified immediately, reads it and answers', async () => {
    const { page } = await known('business');
    await choose(page.getByRole('radio', { name: 'Shared with client' }));
    await page.getByText('Visible to the client, who is notified.').waitFor();
    await text(page).fill('Which of the ferries are electric?');
    await page.getByRole('button', { name: 'Send to client' }).click();
    await comment(page, 'Which of the ferries').getByText('Shared with client').waitFor();

    const client = await known('client');
    await tab(client.page).getByText('1 new').waitFor(LIVE);
    await tab(client.page).click();
    await comment(client.page, 'Which of the ferries').waitFor();
    await checkScreen(client);
    await expect.poll(() => commentTexts(client.page).getByRole('article').count()).toBe(1);
    expect(await client.page.getByText('poor').count()).toBe(0);
    // Viewing the comments marks them as read.
    await tab(client.page).getByText('1 new').waitFor({ state: 'hidden' });

    await text(client.page).fill('All of them.');
    await client.page.reload();
    await text(client.page).waitFor();
    await expect.poll(() => text(client.page).inputValue()).toBe('All of them.');
    await client.page.getByRole('button', { name: 'Send comment' }).click();
    await comment(client.page, 'All of them.').waitFor();
    await comment(page, 'All of them.').waitFor(LIVE);
  });

  chapter('the client edits the comment and removes it; an administrator can read the original', async () => {
    const { page } = await known('client');
    await comment(page, 'All of them.').getByRole('button', { name: 'Edit' }).click();
    const form = page.getByRole('form', { name: 'Edit' });
    await form.getByRole('textbox', { name: 'Comment' }).fill('All but one.');
    await form.getByRole('button', { name: 'Save' }).click();
    const changed = comment(page, 'All but one.');
    await changed.getByText('edited').waitFor();
    await changed.getByRole('button', { name: 'Remove' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove this comment?' });
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await comment(page, 'removed this comment').waitFor();
    expect(await page.getByText('All but one.').count()).toBe(0);

    const admin = await openAt('admin', 'comments');
    await checkScreen(admin);
    await comment(admin.page, 'removed this comment').getByRole('button', { name: 'History' }).click();
    const history = admin.page.getByRole('dialog', { name: /^History of the comment/ });
    for (const wording of ['All of them.', 'All but one.']) await history.getByText(wording).waitFor();
    await checkScreen(admin);
  });

  chapter('a long comment is collapsed; the recent activity shows the second one', async () => {
    const business = await known('business');
    const { page } = business;
    await text(page).fill(`A long story. ${'One more sentence of it. '.repeat(12)}The very end.`);
    await page.keyboard.press('Control+Enter');
    const long = comment(page, 'A long story.');
    await long.getByRole('button', { name: 'Show more' }).waitFor();
    expect(await long.getByText('The very end.').count()).toBe(0);
    await checkScreen(business);
    await long.getByRole('button', { name: 'Show more' }).click();
    await long.getByText('The very end.').waitFor();
    await long.getByRole('button', { name: 'Show less' }).waitFor();

    await visit(page, `/viewform?key=${made.key}`);
    await page.getByRole('heading', { name: 'Recent activity' }).waitFor();
    await page
      .getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4} \d{2}:\d{2}:\d{2} · /)
      .first()
      .waitFor();
  });

  looksRight();
});
