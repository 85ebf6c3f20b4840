/** Browser test: setting up, using and removing two-factor authentication, and the rule that requires it. */
import { generateSync } from 'otplib';
import { afterAll, describe, expect } from 'vitest';
import { addAuthenticator } from './support/add-authenticator.ts';
import { type Api, apiWith, signInToApi } from './support/api.ts';
import { checkScreen, DEMO_PASSWORD, type Person } from './support/person.ts';
import { portalUrl } from './support/portal-url.ts';
import { signIn } from './support/sign-in.ts';
import { startStory } from './support/story.ts';
import { visit } from './support/visit.ts';

const url = portalUrl();
/**
 * Returns a code for another 30-second step. Adjacent steps are accepted and each code works once, so every
 * use needs a different step.
 */
async function codeOf(secret: string, steps: number): Promise<string> {
  const left = 30_000 - (Date.now() % 30_000);
  // Waits if the step is about to end, because it could end before the code is used.
  if (left < 5_000) await new Promise((next) => setTimeout(next, left + 50));
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });
}

describe('second factors', () => {
  const { person, chapter, looksRight } = startStory('two-factor');
  let secret = '';
  let recoveryCodes: string[] = [];
  /**
   * Users who get their second factor removed at the end, because all other tests sign in with a password
   * only.
   */
  const inUse: Api[] = [];
  afterAll(async () => {
    for (const name of ['finance', 'business']) {
      const { page } = await person(name);
      const token = await page.evaluate(() => localStorage.getItem('assay-token')).catch(() => null);
      if (token) inUse.push(apiWith(url, token));
    }
    for (const api of inUse) {
      await api.post('/two-factor/authenticator/remove', {});
      const { Passkeys } = (await api.get('/two-factor/view')).data as {
        Passkeys?: { PasskeyKey: string }[];
      };
      for (const { PasskeyKey } of Passkeys ?? []) await api.post('/passkey/remove', { PasskeyKey });
    }
  });
  const asStaff = async ({ page }: Person, email: string) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  const atDashboard = ({ page }: Person) => page.waitForURL('**/dashboard');
  const signOut = async ({ page }: Person) => {
    await page.goto('/logout');
    await page.getByRole('link', { name: 'Sign in again' }).waitFor();
  };
  const keepCodes = async ({ page }: Person): Promise<string[]> => {
    const dialog = page.getByRole('dialog', { name: 'Save your recovery codes' });
    const list = dialog.getByRole('list', { name: 'Recovery codes' });
    await list.getByRole('listitem').nth(9).waitFor();
    const codes = await list.getByRole('listitem').allInnerTexts();
    await dialog.getByLabel('I have saved these codes.').check();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await dialog.waitFor({ state: 'detached' });
    return codes.map((code) => code.trim());
  };

  chapter('finance sets up an authenticator from the profile', async () => {
    const finance = await person('finance');
    await signIn(finance, 'finance@demo.test');
    await visit(finance.page, '/profile');
    await checkScreen(finance);
    const { page } = finance;
    await page.getByRole('button', { name: 'Set up' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
    secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    await checkScreen(finance);
    await dialog.getByLabel('Code').fill('000000');
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await dialog.getByText('The code is incorrect').waitFor();
    await dialog.getByLabel('Code').fill(await codeOf(secret, -1));
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await page.getByRole('dialog', { name: 'Save your recovery codes' }).waitFor();
    await checkScreen(finance);
    recoveryCodes = await keepCodes(finance);
    expect(new Set(recoveryCodes).size).toBe(10);
    await page.getByText('10 left').waitFor();
    await checkScreen(finance);
  });

  chapter('the next sign-in asks for the code', async () => {
    const finance = await person('finance');
    const { page } = finance;
    await signOut(finance);
    await asStaff(finance, 'finance@demo.test');
    await page.getByRole('heading', { name: 'Second step' }).waitFor();
    await checkScreen(finance);
    const code = page.getByLabel('Code');
    await expect.poll(() => code.getAttribute('autocomplete')).toBe('one-time-code');
    await code.fill('000000');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('alert').getByText('The code is incorrect').waitFor();
    await code.fill(await codeOf(secret, 0));
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await atDashboard(finance);
  });

  chapter('a recovery code works once', async () => {
    const finance = await person('finance');
    const { page } = finance;
    const [first = ''] = recoveryCodes;
    const byRecovery = async () => {
      await signOut(finance);
      await asStaff(finance, 'finance@demo.test');
      await page.getByRole('button', { name: 'Use recovery code instead' }).click();
      await page.getByLabel('Recovery code').fill(first);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    };
    await byRecovery();
    await atDashboard(finance);
    await byRecovery();
    await page.getByRole('alert').getByText('The code is incorrect').waitFor();
    await checkScreen(finance);
    await page.getByRole('button', { name: 'Use authenticator app instead' }).click();
    await page.getByLabel('Code').fill(await codeOf(secret, 1));
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await atDashboard(finance);
  });

  chapter('a passkey is created and signs in without a password', async () => {
    const finance = await person('finance');
    const { page, context } = finance;
    await addAuthenticator(context, page);
    await visit(page, '/profile');
    await page.getByText('9 left').waitFor();
    await page.getByRole('button', { name: 'Add passkey', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Name your passkey' });
    await dialog.getByLabel('Name').fill('Desk computer');
    await checkScreen(finance);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Rename Desk computer' }).waitFor();
    await checkScreen(finance);
    await signOut(finance);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await atDashboard(finance);
    await visit(page, '/profile');
    await page.getByText('with passkey').waitFor();
  });

  chapter('another session is ended from the profile', async () => {
    const finance = await person('finance');
    const elsewhere = await person('finance elsewhere');
    await asStaff(elsewhere, 'finance@demo.test');
    await elsewhere.page.getByRole('button', { name: 'Use recovery code instead' }).click();
    await elsewhere.page.getByLabel('Recovery code').fill(recoveryCodes[1] ?? '');
    await elsewhere.page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await atDashboard(elsewhere);
    const { page } = finance;
    await visit(page, '/profile');
    const row = page.getByRole('listitem').filter({ hasText: 'with recovery code' }).first();
    await row.getByRole('button', { name: /^Sign out/ }).click();
    await page.getByText('Session signed out.').waitFor();
    await elsewhere.page.goto('/applications');
    await elsewhere.page.waitForURL(/\/log(in|out)/);
  });

  chapter('the rule restricts a colleague to the profile until a second factor is set up', async () => {
    const admin = await signInToApi(url, 'admin@demo.test');
    inUse.push(admin);
    const colleague = await person('business');
    const { page } = colleague;
    await signIn(colleague, 'business@demo.test');
    // The rule also applies to the administrator, who therefore sets up a second factor first in order to
    // remove the rule again.
    const begun = await admin.post('/two-factor/authenticator/begin', {});
    const Code = await codeOf(String(begun.data.Secret), 0);
    await admin.post('/two-factor/authenticator/confirm', { Code });
    await admin.post('/two-factor/rule', { IsRequired: true });
    try {
      await page.getByRole('link', { name: 'Applications' }).first().click();
      await page.waitForURL('**/profile**');
      await page.getByText('Set up two-factor authentication to continue').waitFor();
      await checkScreen(colleague);
      await page.goto('/certificate');
      await page.goto('/generated_certs');
      await page.waitForURL('**/profile?redirect=%2Fgenerated_certs');
      const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
      // The page is still changing to another screen, so a button pressed too early is pressed again.
      await expect
        .poll(async () => {
          if (!(await dialog.isVisible())) await page.getByRole('button', { name: 'Set up' }).click();
          return dialog
            .locator('code')
            .waitFor({ timeout: 5_000 })
            .then(() => true)
            .catch(() => false);
        })
        .toBe(true);
      const own = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
      await dialog.getByLabel('Code').fill(await codeOf(own, 0));
      await dialog.getByRole('button', { name: 'Turn on' }).click();
      await keepCodes(colleague);
      // The user arrives at the originally requested page.
      await page.waitForURL('**/generated_certs');
      await visit(page, '/profile');
      expect(await page.getByText('Set up two-factor authentication to continue').count()).toBe(0);
      await page.getByRole('button', { name: 'Remove', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
      await page.getByText('Your role requires two-factor authentication').waitFor();
    } finally {
      await admin.post('/two-factor/rule', { IsRequired: false });
    }
  });

  looksRight();
});
