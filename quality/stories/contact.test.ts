/** Browser test: a visitor asks a question with the public form, and staff answer it from the inbox. */
import { describe, expect } from 'vitest';
import { newestLink } from './support/newest-link.ts';
import { checkScreen } from './support/person.ts';
import { portalUrl } from './support/portal-url.ts';
import { signIn } from './support/sign-in.ts';
import { startStory } from './support/story.ts';

const SENDER = 'lam.wai@contact-story.test';

describe('an enquiry by a visitor', () => {
  const { person, chapter, looksRight } = startStory('contact');
  /** The public page must work without JavaScript. */
  const visitor = () => person('visitor', { javaScriptEnabled: false });
  const staff = () => person('staff');

  chapter('is submitted without script; errors are shown at their fields, and no input is lost', async () => {
    const { page } = await visitor();
    await page.goto('/contact');
    await page.getByLabel('Your name').fill('Lam Wai');
    await page.getByLabel('Email', { exact: true }).fill('lam.wai');
    await page.getByLabel('Topic').selectOption('Certificate or certificate holder');
    await page.getByLabel('Your message').fill('Is the certificate of our supplier still valid?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Enter one email address').waitFor();
    await expect
      .poll(() => page.getByLabel('Your message').inputValue())
      .toBe('Is the certificate of our supplier still valid?');
    await page.getByLabel('Email', { exact: true }).fill(SENDER);
    await page.getByLabel('Organisation (optional)').fill('Lam & Sons');
    // No person completes a form within three seconds; such entries are marked as spam.
    await page.waitForTimeout(3_000);
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByRole('heading', { name: 'Message received. Thank you' }).waitFor();
  });

  chapter('is in the inbox, and answered with a saved reply', async () => {
    const one = await staff();
    await signIn(one, 'business@demo.test');
    const { page } = one;
    await page.goto('/inbox');
    await page.getByRole('link', { name: 'Lam Wai' }).click();
    const open = page.getByRole('region', { name: 'Conversation with Lam Wai' });
    await open.getByText('Is the certificate of our supplier still valid?').waitFor();
    await checkScreen(one);
    await open.getByRole('button', { name: 'Saved replies' }).click();
    await page.getByRole('menuitem', { name: 'Verifying a certificate' }).click();
    const field = open.getByLabel('Your reply');
    await expect.poll(() => field.inputValue()).toContain('Dear Lam Wai,');
    await field.press('ControlOrMeta+Enter');
    await page.getByText('Reply sent.').waitFor();
    await open.getByText('Sent by email').waitFor();
    await checkScreen(one);
  });

  chapter('continues through the link in the email, and staff see it without a reload', async () => {
    const { page } = await visitor();
    await page.goto(await newestLink(portalUrl(), SENDER));
    await page.getByRole('heading', { name: /^Add to Q-\d{4}-\d{5}$/ }).waitFor();
    await page.getByLabel('Your message').fill('Thank you. And since when has it been valid?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByRole('heading', { name: 'Message received. Thank you' }).waitFor();
    const open = (await staff()).page.getByRole('region', { name: 'Conversation with Lam Wai' });
    await open.getByText('And since when has it been valid?').waitFor();
    await open.getByText('Response required').waitFor();
  });

  chapter('is closed when it is resolved', async () => {
    const one = await staff();
    const { page } = one;
    const open = page.getByRole('region', { name: 'Conversation with Lam Wai' });
    await open.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByText('Conversation closed.').waitFor();
    await open.getByText('The conversation is closed. Internal notes are still possible.').waitFor();
    await checkScreen(one);
  });

  looksRight();
});
