/** Browser test: sensitive actions long after the sign-in require the identity to be confirmed again. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { IdentityProvider } from '../support/identity-provider.ts';
import { addAuthenticator } from './support/add-authenticator.ts';
import { openBrowser } from './support/open-browser.ts';
import type { OwnPortal } from './support/own-portal.ts';
import { checkScreen, DEMO_PASSWORD, newPerson, type Person } from './support/person.ts';
import { pick } from './support/pick.ts';
import { startPortalWithProvider } from './support/portal-with-provider.ts';
import { signedIn } from './support/signed-in.ts';
import { visit } from './support/visit.ts';

const EMAIL = 'client5@demo.test';

/** A portal with a database that the test controls: it makes identity proofs expire instead of waiting. */
let portal: OwnPortal;
let browser: Browser;
let provider: IdentityProvider;
let client: Person;

beforeAll(async () => {
  [browser, { portal, provider }] = await Promise.all([openBrowser(), startPortalWithProvider()]);
  client = await newPerson(browser, portal.url, await signedIn(portal.url, EMAIL));
  await client.context.addCookies([
    { name: 'CookieConsent', value: 'necessary:1.0', url: portal.url, sameSite: 'Lax' },
  ]);
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
  await provider?.close();
});

const question = (page: Page) => page.getByRole('dialog', { name: 'Confirm your identity' });

describe('a sensitive action long after sign-in', () => {
  test('asks for the password; a wrong one is refused, the right one continues the same call', async () => {
    const { page, context } = client;
    await addAuthenticator(context, page);
    await visit(page, '/profile');
    await portal.letProofsGrowOld();
    const add = page.getByRole('button', { name: 'Add passkey', exact: true });
    await add.click();
    const dialog = question(page);
    const password = dialog.getByLabel('Password', { exact: true });
    await password.waitFor();
    await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true);
    await checkScreen(client);
    // If the dialog is dismissed, nothing happens.
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.getByRole('dialog', { name: 'Name your passkey' }).count()).toBe(0);

    await add.click();
    await password.fill('not my password');
    await page.keyboard.press('Enter');
    await dialog.getByText('The current password is incorrect.').waitFor();
    await checkScreen(client);
    await password.fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    const naming = page.getByRole('dialog', { name: 'Name your passkey' });
    await naming.getByLabel('Name').fill('Desk computer');
    await page.keyboard.press('Enter');
    const codes = page.getByRole('dialog', { name: 'Save your recovery codes' });
    await codes.getByLabel('I have saved these codes.').check();
    await codes.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Rename Desk computer' }).waitFor();
  });

  test('Escape closes the topmost dialog only, and typed text is not lost without a question', async () => {
    const staff = await newPerson(browser, portal.url, await signedIn(portal.url, 'admin@demo.test'));
    const { page } = staff;
    const { UserKey } = await portal.db
      .selectFrom('Account')
      .select('UserKey')
      .where('Email', '=', EMAIL)
      .executeTakeFirstOrThrow();
    await visit(page, `/user/edit/${UserKey}`);
    await portal.letProofsGrowOld();
    const RESET = 'Reset two-factor authentication';
    await page
      .getByRole('region', { name: 'Actions' })
      .getByRole('button', { name: /^(More|Actions)$/ })
      .click();
    await pick(page, RESET);
    const dialog = page.getByRole('dialog', { name: new RegExp(`^${RESET}`) });
    const reason = dialog.getByLabel(/^Reason/);
    await reason.fill('The telephone was lost.');
    await dialog.getByRole('button', { name: RESET, exact: true }).click();
    await question(page).getByLabel('Password', { exact: true }).fill('half of it');
    await page.keyboard.press('Escape');
    await question(page).waitFor({ state: 'detached' });
    expect(await reason.inputValue()).toBe('The telephone was lost.');

    await reason.focus();
    await page.keyboard.press('Escape');
    const unsaved = page.getByRole('dialog', { name: 'Leave without saving?' });
    await unsaved.waitFor();
    await checkScreen(staff);
    // Escape in the confirmation means "stay".
    await page.keyboard.press('Escape');
    await unsaved.waitFor({ state: 'detached' });
    expect(await reason.inputValue()).toBe('The telephone was lost.');
    // The Cancel button asks the same question.
    await dialog.locator('form').getByRole('button', { name: 'Cancel', exact: true }).click();
    await unsaved.getByRole('button', { name: 'Leave' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(staff.problems).toEqual([]);
  });

  test('asks for the second factor if there is one, and then the passkey is removed', async () => {
    const { page } = client;
    await portal.letProofsGrowOld();
    const remove = page.getByRole('button', { name: 'Remove Desk computer' });
    await remove.click();
    await page
      .getByRole('dialog', { name: 'Remove Desk computer' })
      .getByRole('button', { name: 'Remove', exact: true })
      .click();
    const dialog = question(page);
    // The password alone is no longer sufficient.
    await dialog.getByLabel('Recovery code').fill('AAAA-AAAA-AAAA');
    expect(await dialog.getByLabel('Password').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await dialog.getByText(/The code is incorrect/).waitFor();
    await checkScreen(client);
    await expect.poll(() => remove.count()).toBe(1);
    await dialog.getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByText('Passkey removed.').waitFor();
    await remove.waitFor({ state: 'detached' });
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('a user without password and second factor signs in again at the provider', async () => {
    const email = 'assessor@demo.test';
    const staff = await newPerson(browser, portal.url, await signedIn(portal.url, email));
    await portal.db.updateTable('Account').set({ PasswordHash: null }).where('Email', '=', email).execute();
    provider.person = { sub: 'ivy', email, email_verified: true };
    const { page } = staff;
    await visit(page, '/profile');
    await portal.letProofsGrowOld();
    const begin = page.getByRole('button', { name: 'Set up', exact: true });
    await begin.click();
    await question(page)
      .getByText(/Sign in again at Harbour ID/)
      .waitFor();
    expect(await question(page).getByRole('textbox').count()).toBe(0);
    await checkScreen(staff);
    await question(page).getByRole('button', { name: 'Sign in again' }).click();
    await page.waitForURL('**/profile');
    // The user has just signed in at the provider, so the portal does not ask again.
    await begin.click();
    await page.getByRole('dialog', { name: 'Set up an authenticator app' }).waitFor();
    expect(await question(page).count()).toBe(0);
    expect(staff.problems).toEqual([]);
  });

  test('closing the account because of new terms is confirmed above the dialog that announces it', async () => {
    const sub = await newPerson(browser, portal.url, await signedIn(portal.url, 'sub-client@demo.test'));
    const { page, context } = sub;
    await visit(page, '/password');
    await portal.db
      .insertInto('ContentVersion')
      .values({ Kind: 'TERMS', VersionId: '2.0', Content: null, EffectiveAt: new Date(), AccountId: null })
      .execute();
    await portal.letProofsGrowOld();

    // The public page has no such dialog and sends the user to the sign-in page.
    const home = await context.newPage();
    await home.goto('/home');
    await home.getByRole('button', { name: 'I do not accept' }).click();
    await home.getByRole('button', { name: 'Close my account…' }).click();
    await home.getByLabel(/^To confirm, enter/).fill('sub-client@demo.test');
    await home.keyboard.press('Enter');
    await home.getByText(/^You signed in some time ago/).waitFor();
    await expect
      .poll(() => home.getByRole('link', { name: 'Sign in again' }).getAttribute('href'))
      .toBe('/logout?redirect=%2Fhome');
    await home.close();

    await page.getByLabel('Current password').fill(DEMO_PASSWORD);
    await page.getByLabel('New password', { exact: true }).fill('Quiet-harbour-7');
    await page.getByLabel('Confirm new password').fill('Quiet-harbour-7');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'I do not accept' }).click();
    await page.getByRole('button', { name: 'Close my account…' }).click();
    const closing = page.getByRole('dialog', { name: 'Close my account' });
    await closing.getByLabel(/^To confirm, enter/).fill('sub-client@demo.test');
    await page.keyboard.press('Enter');
    const password = question(page).getByLabel('Password', { exact: true });
    await password.fill(DEMO_PASSWORD);
    await checkScreen(sub);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/logout');
    expect(sub.problems).toEqual([]);
    const { Status } = await portal.db
      .selectFrom('Account')
      .select('Status')
      .where('FirstName', '=', 'Samuel')
      .where('LastName', '=', 'Yeung')
      .executeTakeFirstOrThrow();
    expect(Status).toBe('REMOVED');
  });

  test('no screen of this story has an accessibility or script error', () => {
    expect([...new Set(client.problems)]).toEqual([]);
  });
});
