/** Browser test: a client invites a sub-account, shares applications with it and removes it. */
import { describe, expect } from 'vitest';
import { samplePdf } from '#platform/server/demo/sample-pdf.ts';
import { choose } from './support/choose.ts';
import {
  fillDeclaration,
  fillInstrument,
  fillOrganisation,
  fillScope,
} from './support/fill-green-finance.ts';
import { newestLink } from './support/newest-link.ts';
import { checkScreen } from './support/person.ts';
import { portalUrl } from './support/portal-url.ts';
import { signIn } from './support/sign-in.ts';
import { startStory } from './support/story.ts';
import { visit } from './support/visit.ts';

const url = portalUrl();
const EMAIL = `mei.lo+${Date.now()}@colleague.test`;
const PASSWORD = 'A quiet pier before the storm';
const NAMES = { English: 'Peak Facades Engineering Limited', Chinese: '峰頂幕牆工程有限公司' };
const METHOD = {
  name: 'method-statement.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(samplePdf('method')),
};

describe('a client works with a colleague and later removes them', () => {
  const { person, chapter, looksRight } = startStory('sub-account');
  let shared = '';
  let number = '';

  chapter('the client invites a colleague by email and shares an application', async () => {
    const client = await person('client');
    const { page } = client;
    await signIn(client, 'client3@demo.test');
    await page.getByRole('link', { name: 'Sub-accounts' }).click();
    await page.getByRole('heading', { name: 'Sub-accounts', level: 1 }).waitFor();
    await page.getByText('No sub-accounts').waitFor();
    await checkScreen(client);
    await page.getByRole('button', { name: 'Invite colleague' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Invite colleague' });
    await dialog.getByRole('checkbox').first().waitFor();
    await checkScreen(client);
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await dialog.getByText('Complete this field.').first().waitFor();
    await expect.poll(() => dialog.getByLabel('First name').getAttribute('aria-invalid')).toBe('true');
    await checkScreen(client);
    await dialog.getByLabel('First name').fill('Mei');
    await dialog.getByLabel('Last name').fill('Lo');
    await dialog.getByRole('textbox', { name: 'Email', exact: true }).fill(EMAIL);
    shared =
      (await dialog
        .locator('label')
        .filter({ hasText: /\d{5}$/ })
        .first()
        .textContent()) ?? '';
    // Selects a numbered application, because drafts of other tests have no number and may be listed first.
    await choose(dialog.getByRole('checkbox', { name: shared, exact: true }));
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await page.getByText('Invitation sent.').waitFor();
    await page
      .getByRole('row', { name: /Mei Lo/ })
      .getByText('Invited')
      .waitFor();
    await checkScreen(client);
  });

  chapter('the colleague opens the link, chooses a password and signs in', async () => {
    const colleague = await person('colleague');
    const { page } = colleague;
    await page.goto(await newestLink(url, EMAIL));
    await checkScreen(colleague);
    await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm new password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.waitForURL('**/login');
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    // An invited user must accept the terms personally.
    await page.getByRole('button', { name: 'Accept and continue' }).click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('link', { name: 'Applications' }).click();
    await page.getByRole('link', { name: shared, exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Sub-accounts' }).count()).toBe(0);
    await checkScreen(colleague);
  });

  chapter('the colleague starts an application and submits it', async () => {
    const colleague = await person('colleague');
    const { page } = colleague;
    await page.getByRole('link', { name: 'New application' }).first().click();
    await choose(page.getByRole('radio', { name: 'Green Finance Certification' }));
    // The organisation has certificates for the service that are not shared with the colleague.
    await page.getByText('Not all of them are shared with your account.').waitFor();
    await page.getByRole('button', { name: 'Start application' }).click();
    await page.getByText('Tick the box if you want a separate application.').waitFor();
    await page.getByRole('checkbox', { name: 'I want to start a separate initial application' }).check();
    await page.getByRole('button', { name: 'Start application' }).click();
    await page.getByRole('heading', { name: 'Page 1 of 4 · Organisation' }).waitFor();
    await fillOrganisation(page, { ...NAMES, Email: EMAIL });
    await fillScope(page, { method: METHOD });
    await fillInstrument(page);
    await fillDeclaration(page);
    await page.getByRole('button', { name: 'Check your answers' }).click();
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    // No amounts for a sub-account.
    await page.getByRole('heading', { name: 'Application submitted', level: 1 }).waitFor();
    expect(await page.getByText(/HKD/).count()).toBe(0);
    await page.getByRole('link', { name: 'View application', exact: true }).click();
    await page.getByRole('tablist', { name: 'Application sections' }).waitFor();
    const named = page.getByText(/^A-GF-\d{4}-\d{5}$/).first();
    number = (await named.textContent()) ?? '';
    expect(number).toMatch(/^A-GF-\d{4}-\d{5}$/);
    await checkScreen(colleague);
  });

  chapter('the client sees it, and that it belongs to the colleague', async () => {
    const client = await person('client');
    const { page } = client;
    await visit(page, '/applications');
    await page.getByRole('link', { name: number, exact: true }).waitFor();
    await visit(page, '/child');
    await page
      .getByRole('row', { name: /Mei Lo/ })
      .getByText('Active')
      .waitFor();
    await page.getByRole('link', { name: 'Mei Lo' }).click();
    await page.getByRole('heading', { name: 'Mei Lo', level: 1 }).waitFor();
    const own = page.getByRole('checkbox', { name: number });
    await expect.poll(() => own.isChecked()).toBe(true);
    await expect.poll(() => own.isDisabled()).toBe(true);
    await checkScreen(client);
  });

  chapter('sharing is changed as a whole, and leaving it unsaved requires confirmation', async () => {
    const client = await person('client');
    const { page } = client;
    await page.getByRole('checkbox', { name: shared }).uncheck();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
    await checkScreen(client);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Save shared applications' }).click();
    await page.getByRole('button', { name: 'Discard changes' }).waitFor({ state: 'detached' });
    const colleague = await person('colleague');
    await visit(colleague.page, '/applications');
    await colleague.page.getByRole('link', { name: number, exact: true }).waitFor();
    expect(await colleague.page.getByRole('link', { name: shared, exact: true }).count()).toBe(0);
  });

  chapter('the client names a billing email, which is validated; the colleague only reads it', async () => {
    const client = await person('client');
    const { page } = client;
    const before = page.url();
    await visit(page, '/profile');
    await page.getByRole('button', { name: 'Edit: Organisation' }).click();
    const billing = page.getByLabel(/^Billing email/);
    await billing.fill('accounts@');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => billing.getAttribute('aria-invalid')).toBe('true');
    await checkScreen(client);
    await billing.fill('Accounts@Peak-Facades.test');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('accounts@peak-facades.test').waitFor();
    await checkScreen(client);
    const colleague = await person('colleague');
    await visit(colleague.page, '/profile');
    await colleague.page.getByText('accounts@peak-facades.test').waitFor();
    expect(await colleague.page.getByLabel(/^Billing email/).count()).toBe(0);
    await page.goto(before);
  });

  chapter('once removed, the colleague’s open page is signed out immediately', async () => {
    const client = await person('client');
    const colleague = await person('colleague');
    const { page } = client;
    await page.getByRole('button', { name: 'Remove account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove account' });
    await checkScreen(client);
    await dialog.getByRole('button', { name: 'Remove account' }).click();
    await page.getByText('Account removed.').waitFor();
    await colleague.page.waitForURL('**/logout**', { timeout: 2_000 });
    await checkScreen(colleague);
    await page.getByText('Removed on', { exact: false }).waitFor();
    await checkScreen(client);
  });

  chapter('the application remains, and the address can no longer sign in', async () => {
    const client = await person('client');
    await visit(client.page, '/applications');
    await client.page.getByRole('link', { name: number, exact: true }).waitFor();
    const { page } = await person('colleague');
    await page.goto('/login');
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('alert').getByText('Incorrect email or password').waitFor();
  });

  looksRight();
});
