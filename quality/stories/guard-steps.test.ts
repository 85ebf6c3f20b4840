/** Browser test of specification point 2: the six steps of the route guard, and back navigation. */
import { describe, expect } from 'vitest';
import { type Answer, signInToApi } from './support/api.ts';
import { makeApplication } from './support/make-application.ts';
import { newestLink } from './support/newest-link.ts';
import { checkScreen } from './support/person.ts';
import { portalUrl } from './support/portal-url.ts';
import { signedIn } from './support/signed-in.ts';
import { startStory } from './support/story.ts';

const url = portalUrl();
const PASSWORD = 'Four kites above the old market';

/** Creates a client without an organisation, activates it with the emailed code and accepts the terms. */
async function openClient(): Promise<string> {
  const admin = await signInToApi(url, 'admin@demo.test');
  const Email = `client-${Date.now()}@demo.test`;
  const done = ({ status, data, error }: Answer) => {
    expect(status, JSON.stringify(error)).toBe(200);
    return data;
  };
  done(await admin.post('/user/create', { Email, FirstName: 'Wing', LastName: 'Au' }));
  const Code = new URL(await newestLink(url, Email)).searchParams.get('code');
  done(await admin.post('/user/reset', { Code, Password: PASSWORD }));
  const client = await signInToApi(url, Email, PASSWORD);
  done(await client.post('/user/update/terms', { TermsVersion: '1.0', PrivacyVersion: '1.0' }));
  return client.token;
}

describe('the route guard, step by step', () => {
  const { person, chapter: scene, looksRight } = startStory('guard-steps', 'scenes');
  const known = async (name: string) => person(name, await signedIn(url, `${name.split(' ')[0]}@demo.test`));

  scene('1. new terms lead to /home from everything that is not a home-type page', async () => {
    const one = await known('assessor');
    await one.page.route('**/api/user/info', async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: object };
      await route.fulfill({ response, json: { data: { ...data, IsTCUpdated: true } } });
    });
    // With pending terms, the server renders nothing for this user; here only the browser is notified of
    // them.
    await one.page.route('**/api/first-sight?*', (route) => route.fulfill({ status: 204 }));
    for (const path of ['/dashboard', '/profile', '/login']) {
      await one.page.goto(path);
      await one.page.waitForURL('**/home');
    }
    await one.page.goto('/faq');
    await one.page.getByRole('heading', { level: 1 }).first().waitFor();
  });

  scene('2. a child page without a key leads staff, and visitors, to /users', async () => {
    const staff = await known('scheduling');
    await staff.page.goto('/child');
    await staff.page.waitForURL('**/users');
    const client = await known('client');
    await client.page.goto('/child');
    await client.page.getByRole('heading', { name: 'Sub-accounts', level: 1 }).waitFor();
    // From /users a visitor is then asked to sign in: step 2 comes before step 3.
    const anonymous = await person('stranger');
    await anonymous.page.goto('/child');
    await anonymous.page.waitForURL('**/login?redirect=%2Fusers');
  });

  scene('3. without a token every page of the portal asks to sign in and returns', async () => {
    const one = await person('stranger');
    await one.page.goto('/team/add?from=here');
    await one.page.waitForURL('**/login?redirect=%2Fteam%2Fadd%3Ffrom%3Dhere');
  });

  scene('4. a signed-in user is redirected from login-type pages', async () => {
    const one = await known('finance');
    for (const path of ['/login', '/register/client', '/forgot']) {
      await one.page.goto(path);
      await one.page.waitForURL('**/dashboard');
    }
  });

  scene(
    '5. a client without an organisation names it first and then continues to the requested page',
    async () => {
      const token = await openClient();
      const storage = { 'assay-token': token };
      const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }));
      const origins = [{ origin: new URL(url).origin, localStorage }];
      const one = await person('newcomer', { storageState: { cookies: [], origins } });
      await one.page.goto('/application/add');
      await one.page.waitForURL('**/profile?redirect=%2Fapplication%2Fadd');
      await one.page.getByRole('heading', { name: 'Welcome, Wing', level: 1 }).waitFor();
      await checkScreen(one);
      await one.page.getByRole('button', { name: 'Save and continue' }).click();
      await one.page.getByText('Enter at least one of the three names.').waitFor();
      await one.page.getByLabel('Traditional Chinese').first().fill('新界東電力有限公司');
      await one.page.getByRole('button', { name: 'Suggest simplified characters' }).click();
      await one.page.getByText('Check the suggestion.').waitFor();
      await expect
        .poll(() => one.page.getByLabel('Simplified Chinese').first().inputValue())
        .toBe('新界东电力有限公司');
      await one.page.getByRole('button', { name: 'Save and continue' }).click();
      await one.page.waitForURL('**/application/add');
      await one.page.goto('/profile');
      await one.page.getByText('新界東電力有限公司').first().waitFor();
      await checkScreen(one);
    },
  );

  scene('6. a role without access is led to the dashboard', async () => {
    const one = await known('coo');
    for (const path of ['/users', '/business_teams', '/team/edit/abcdefghij', '/application/add']) {
      await one.page.goto(path);
      await one.page.waitForURL('**/dashboard');
    }
  });

  scene('back leads from the form in view mode to the application, else to the list', async () => {
    const { key } = await makeApplication(url, await signInToApi(url, 'client4@demo.test'));
    const one = await known('client4');
    const button = one.page.getByRole('button', { name: 'Back', exact: true }).first();
    await one.page.goto(`/application/edit?key=${key}&view=true`);
    await button.click();
    await one.page.waitForURL(`**/viewform?key=${key}`);
    await button.click();
    await one.page.waitForURL('**/applications');
    await one.page.goto('/profile');
    await checkScreen(one);
    await button.click();
    await one.page.waitForURL('**/dashboard');
  });

  looksRight();
});
