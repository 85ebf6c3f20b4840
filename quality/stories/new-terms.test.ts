/** Browser test: new terms, cookie consent, session end and sign-in with an identity provider. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { IdentityProvider } from '../support/identity-provider.ts';
import { type Api, signInToApi } from './support/api.ts';
import { makeApplication, must } from './support/make-application.ts';
import { openBrowser } from './support/open-browser.ts';
import type { OwnPortal } from './support/own-portal.ts';
import { checkScreen, newPerson, type Person } from './support/person.ts';
import { startPortalWithProvider } from './support/portal-with-provider.ts';
import { signIn } from './support/sign-in.ts';
import { signedIn } from './support/signed-in.ts';
import { visit } from './support/visit.ts';

/** A separate portal, because new terms affect every user and must not block other tests. */
let portal: OwnPortal;
let provider: IdentityProvider;
let browser: Browser;
let admin: Api;
const persons: Person[] = [];

beforeAll(async () => {
  [browser, { portal, provider }] = await Promise.all([openBrowser(), startPortalWithProvider()]);
  admin = await signInToApi(portal.url, 'admin@demo.test');
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
  await provider?.close();
});

async function someone(email?: string): Promise<Person> {
  const known = email === undefined ? {} : await signedIn(portal.url, email);
  const person = await newPerson(browser, portal.url, known);
  persons.push(person);
  return person;
}
/** Publishes a version and accepts it as administrator, because new terms apply to administrators too. */
async function publish(Kind: string, VersionId: string): Promise<void> {
  const { Version } = must(await admin.post('/cms/draft/begin', { Kind }));
  must(await admin.post('/cms/publish', { Kind, Version, VersionId }));
  const { TermsVersion, PrivacyVersion } = must(await admin.get('/auth/config'));
  must(await admin.post('/user/update/terms', { TermsVersion, PrivacyVersion }));
}
const consentOf = async ({ context }: Person) =>
  (await context.cookies()).find(({ name }) => name === 'CookieConsent');
const cookieDialog = (page: Page) => page.getByRole('dialog', { name: 'Cookies on this site' });

describe('the question about cookies', () => {
  test('comes first in the app too, stores nothing before the answer, and is answered by keyboard', async () => {
    const one = await someone();
    await one.context.clearCookies();
    await one.page.goto('/login');
    await cookieDialog(one.page).waitFor();
    await checkScreen(one);
    expect(await one.context.cookies()).toEqual([]);
    // The page behind the dialog cannot be reached: the focus stays inside.
    for (let step = 0; step < 8; step += 1) {
      await one.page.keyboard.press('Tab');
      const outside = await one.page.evaluate(
        () => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
      );
      expect(outside).toBe(false);
    }
    await one.page.getByRole('button', { name: 'Accept only necessary cookies' }).focus();
    await one.page.keyboard.press('Enter');
    await cookieDialog(one.page).waitFor({ state: 'hidden' });
    // The browser stores the cookie asynchronously and does not report when.
    await expect
      .poll(() => consentOf(one))
      .toMatchObject({ value: 'necessary:1.0', sameSite: 'Lax', secure: false, path: '/' });
    const cookie = await consentOf(one);
    const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(59.9);
    expect(days).toBeLessThanOrEqual(60);
    await one.page.goto('/home');
    await one.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await cookieDialog(one.page).isVisible()).toBe(false);
  });

  test('the language can be changed before the answer, on the public site and in the app', async () => {
    const one = await someone();
    await one.context.clearCookies();
    for (const path of ['/home', '/login']) {
      await one.page.goto(`${path}?lang=EN`);
      await cookieDialog(one.page).getByRole('button', { name: '繁' }).click();
      const asked = one.page.getByRole('dialog', { name: '本網站的 Cookie' });
      await asked.getByRole('button', { name: '只接受必要的 Cookie' }).waitFor();
      expect(await consentOf(one)).toBeUndefined();
    }
  });

  test('is not shown on the privacy page, and is shown again for a new version of the policy', async () => {
    const one = await someone('client3@demo.test');
    await publish('COOKIES', '1.1');
    await one.page.goto('/dashboard');
    await cookieDialog(one.page).getByRole('link', { name: 'Privacy policy' }).click();
    await one.page.waitForURL('**/privacy#cookies');
    await one.page.getByText(/Version 1\.1, in force since/).waitFor();
    expect(await cookieDialog(one.page).count()).toBe(0);
    await one.page.goBack();
    await cookieDialog(one.page).getByRole('button', { name: 'Accept all cookies' }).click();
    await expect.poll(() => consentOf(one)).toMatchObject({ value: 'all:1.1' });
  });
});

describe('an expired session', () => {
  test('ended by the server: the notice is shown once, and signing in leads back', async () => {
    const one = await someone();
    await answerCookies(one);
    await signIn(one, 'finance@demo.test');
    const other = await one.context.newPage();
    await visit(other, '/generated_certs');
    // Waits until the scripts have loaded; a screen opened after the session ended would ask for sign-in as
    // usual.
    await visit(one.page, '/applications?PageSize=20');
    const token = await one.page.evaluate(() => localStorage.getItem('assay-token'));
    await fetch(`${portal.url}/api/auth/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    // No interaction is needed: the portal notifies every tab.
    await one.page.getByText(/^You were signed out because you ended this session/).waitFor();
    await other.getByText(/^You were signed out because you ended this session/).waitFor();
    await checkScreen(one);
    await one.page.getByRole('link', { name: 'Sign in again' }).click();
    await signIn(one, 'finance@demo.test');
    await one.page.waitForURL(/\/(applications\?PageSize=20|generated_certs)$/);
    await one.page.goto('/logout');
    await one.page.getByText('You are signed out. Saved work is kept.').waitFor();
  });

  test('ended by the idle limit: every tab shows it, and the session has ended at the server too', async () => {
    const one = await someone();
    await answerCookies(one);
    await one.page.clock.install();
    await signIn(one, 'coo@demo.test');
    const token = await one.page.evaluate(() => localStorage.getItem('assay-token'));
    // Waits until the scripts have loaded; before that, nothing measures inactivity.
    await visit(one.page, '/applications');
    await one.page.clock.runFor(28 * 60_000 + 20_000);
    await one.page.getByText('Are you still there?').waitFor();
    await one.page.clock.runFor(2 * 60_000);
    await one.page.getByText(/^You were signed out after 30 minutes of inactivity/).waitFor();
    expect(new URL(one.page.url()).searchParams.get('redirect')).toBe('/applications');
    await expect
      .poll(async () => {
        const headers = { authorization: `Bearer ${token}` };
        return (await fetch(`${portal.url}/api/user/info`, { headers })).status;
      })
      .toBe(401);
  });
});

/** This portal has since published another version of the cookie policy. */
const answerCookies = ({ context }: Person) =>
  context.addCookies([{ name: 'CookieConsent', value: 'necessary:1.1', url: portal.url, sameSite: 'Lax' }]);

describe('sign-in at the identity provider', () => {
  test('leads there and back to the requested page; a person without access is shown the reason', async () => {
    const one = await someone();
    await answerCookies(one);
    provider.person = { sub: 'ivy', email: 'assessor@demo.test', email_verified: true };
    await one.page.goto('/applications?PageSize=20');
    await one.page.getByRole('link', { name: 'Continue with Harbour ID' }).click();
    await one.page.waitForURL('**/applications?PageSize=20');
    await one.page.getByRole('heading', { name: 'Applications', level: 1 }).waitFor();

    const two = await someone();
    await answerCookies(two);
    provider.person = { sub: 'nobody', email: 'nobody@demo.test', email_verified: true };
    await two.page.goto('/login');
    await two.page.getByRole('link', { name: 'Continue with Harbour ID' }).click();
    await two.page.getByRole('heading', { name: 'You are not signed in' }).waitFor();
    await two.page.getByText(/^No account here is linked to this sign-in/).waitFor();
    await checkScreen(two);
    // A link with another user's code does not sign anyone in.
    await two.page.goto(`/login/provider#code=${'x'.repeat(43)}`);
    await two.page.getByText(/^This sign-in was started elsewhere/).waitFor();
  });
});

describe('new terms during work', () => {
  test('block the next save, are accepted above the form, and the input is saved', async () => {
    const client = await signInToApi(portal.url, 'client@demo.test');
    const { key } = await makeApplication(portal.url, client);
    const one = await someone('client@demo.test');
    await answerCookies(one);
    const other = await one.context.newPage();
    await other.goto('/dashboard');
    await other.getByRole('heading', { level: 1 }).waitFor();
    await one.page.goto(`/application/edit?key=${key}`);
    const field = one.page.getByLabel('Contact person');
    await field.waitFor();
    await publish('TERMS', '2.0');
    await field.fill('Chan Siu Ming');
    await field.blur();
    const dialog = one.page.getByRole('dialog', { name: 'Our terms have changed' });
    await dialog.getByText(/Version 2\.0, in force since .* you accepted 1\.0/).waitFor();
    await dialog.getByText(/Version 1\.0, in force since/).waitFor();
    await checkScreen(one);
    await dialog.getByRole('button', { name: 'I do not accept' }).click();
    const leaving = one.page.getByRole('dialog', { name: 'If you do not accept' });
    await leaving
      .getByText('You are the only person responsible', { exact: false })
      .or(leaving.getByRole('button', { name: 'Close my account…' }))
      .first()
      .waitFor();
    await checkScreen(one);
    await leaving.getByRole('button', { name: 'Back to the terms' }).click();

    // Navigation in another tab leads to the home page with the same question.
    await other.waitForTimeout(5_000);
    await other.getByRole('link', { name: 'Certificates', exact: true }).first().click();
    await other.waitForURL('**/home');
    await other.getByRole('dialog', { name: 'Our terms have changed' }).waitFor();
    await expect.poll(() => field.inputValue()).toBe('Chan Siu Ming');

    const text = one.context.waitForEvent('page');
    await dialog.getByRole('link', { name: /^Terms and conditions/ }).click();
    await (await text).getByText(/^Version 2\.0, in force since/).waitFor();
    await dialog.getByRole('button', { name: 'Accept and continue' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await one.page.getByText(/^Saved/).waitFor();
    await one.page.reload();
    await expect.poll(() => field.inputValue()).toBe('Chan Siu Ming');

    await other.getByRole('dialog').getByRole('button', { name: 'Accept and continue' }).click();
    await other.waitForURL('**/generated_certs');
  });

  test('lead to the home page at the next visit; an even newer version is not accepted unseen', async () => {
    const one = await someone('client2@demo.test');
    await answerCookies(one);
    await one.page.goto('/applications?PageSize=20');
    await one.page.waitForURL('**/home');
    const dialog = one.page.getByRole('dialog', { name: 'Our terms have changed' });
    await dialog.waitFor();
    await checkScreen(one);
    await publish('PRIVACY', '1.1');
    await dialog.getByRole('button', { name: 'Accept and continue' }).click();
    await dialog
      .getByText('A newer version has just been published. Read and accept that version.')
      .waitFor();
    await dialog.getByText(/Version 1\.1, in force since/).waitFor();
    await dialog.getByRole('button', { name: 'Accept and continue' }).click();
    await one.page.waitForURL('**/applications?PageSize=20');
  });

  test('a user who does not accept exports their data and closes the account', async () => {
    const one = await someone('sub-client@demo.test');
    await answerCookies(one);
    await one.page.goto('/applications');
    await one.page.waitForURL('**/home');
    const { page } = one;
    await page.getByRole('button', { name: 'I do not accept' }).click();
    const dialog = page.getByRole('dialog', { name: 'If you do not accept' });
    const title = dialog.getByRole('heading', { name: 'If you do not accept' });
    await expect.poll(() => title.evaluate((heading) => heading === document.activeElement)).toBe(true);
    const file = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download my data' }).click();
    expect((await file).suggestedFilename()).toMatch(/\.zip$/);
    await dialog.getByText('Download started.').waitFor();
    await dialog.getByRole('button', { name: 'Close my account…' }).click();
    const address = dialog.getByLabel(/^To confirm, enter your email address/);
    await address.fill('somebody@demo.test');
    await page.keyboard.press('Enter');
    await dialog.getByText('This is not the email address of your account. Enter that address.').waitFor();
    await checkScreen(one);
    await address.fill('sub-client@demo.test');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Account closed.' }).waitFor();
    await checkScreen(one);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    expect(await page.evaluate(() => localStorage.getItem('assay-token'))).toBeNull();
  });

  test('a staff account cannot be closed here, with the reason', async () => {
    const one = await someone('coo@demo.test');
    await answerCookies(one);
    await one.page.goto('/home');
    await one.page.getByRole('button', { name: 'I do not accept' }).click();
    await one.page.getByRole('button', { name: 'Close my account…' }).click();
    await one.page.getByText(/^Staff accounts are closed by an administrator/).waitFor();
    await one.page.getByRole('button', { name: 'Back to the terms' }).click();
    await one.page.getByRole('dialog', { name: 'Our terms have changed' }).waitFor();
  });

  test('are published and displayed on their screen', async () => {
    const one = await someone('sub-admin@demo.test');
    await answerCookies(one);
    await one.page.goto('/home');
    await one.page.getByRole('button', { name: 'Accept and continue' }).click();
    await one.page.waitForURL('**/dashboard');
    await one.page.goto('/content?kind=COOKIES');
    await one.page.getByRole('button', { name: 'New draft', exact: true }).click();
    await one.page.waitForURL('**/content/edit/cookies');
    const box = (language: string) => one.page.getByRole('textbox', { name: `Cookie policy, ${language}` });
    // Pasted clipboard HTML; the server removes everything that the content may not contain.
    await box('English').click();
    await one.page.keyboard.press('ControlOrMeta+A');
    await paste(
      one.page,
      '<h1 onclick="x()">Cookies</h1><p style="color:red">We set <b>two</b>.<script>x()</script></p>',
    );
    await one.page.getByText(/^Saved \d/).waitFor();
    await checkScreen(one);

    // A draft is not public; the preview renders it as the public page will.
    await one.page.getByRole('button', { name: 'Preview' }).click();
    const page = one.page.frameLocator('iframe[title="Preview of the public page"]');
    await page.getByText('We set two.').waitFor();
    await one.page.keyboard.press('Escape');
    // The changes can be compared before publication while the editor stays open behind the dialog.
    await one.page.getByRole('button', { name: 'Compare draft with latest version' }).click();
    const news = one.page.getByRole('dialog', { name: /^Compare versions/ });
    await news.locator('ins').filter({ hasText: 'two' }).waitFor();
    await checkScreen(one);
    await one.page.keyboard.press('Escape');
    const before = await fetch(`${portal.url}/api/cms/get/consent-for-cookies.json?lang=EN`);
    expect((await before.json()).data).toMatchObject({ versionx: { version_id: '1.1' } });

    await one.page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = one.page.getByRole('dialog', { name: 'Publish: Cookie policy' });
    await dialog.getByRole('textbox', { name: 'Version name' }).waitFor();
    await checkScreen(one);
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await one.page.getByText('Version 1.2 published.').waitFor();
    // The publisher is asked at once, like every other user.
    await cookieDialog(one.page).getByRole('button', { name: 'Accept only necessary cookies' }).click();
    const after = await fetch(`${portal.url}/api/cms/get/consent-for-cookies.json?lang=EN`);
    expect((await after.json()).data).toMatchObject({
      content: '<h2>Cookies</h2><p>We set <strong>two</strong>.</p>',
      versionx: { version_id: '1.2' },
    });
    await one.page.getByRole('button', { name: 'Compare version 1.2 with another' }).click();
    const compared = one.page.getByRole('dialog', { name: /^Compare versions/ });
    await compared.locator('ins').filter({ hasText: 'two' }).waitFor();
    await checkScreen(one);
  });
});

test('no screen of this story has an accessibility or script error', () => {
  expect(persons.flatMap(({ problems }) => [...new Set(problems)])).toEqual([]);
});

/** Pastes HTML without the system clipboard. */
const paste = (page: Page, html: string) =>
  page.evaluate((payload) => {
    const data = new DataTransfer();
    data.setData('text/html', payload);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, html);
