/** Browser test: deep links, expired sessions, conflicts and error pages. */
import { describe, expect } from 'vitest';
import { type Api, signInToApi } from './support/api.ts';
import {
  approveStep,
  bringToReview,
  type DraftApplication,
  makeApplication,
} from './support/make-application.ts';
import { performInDialog } from './support/perform-in-dialog.ts';
import { checkScreen } from './support/person.ts';
import { portalUrl } from './support/portal-url.ts';
import { signIn } from './support/sign-in.ts';
import { signedIn } from './support/signed-in.ts';
import { startStory } from './support/story.ts';

const url = portalUrl();

describe('guards and errors', () => {
  const { person, chapter: scene, looksRight } = startStory('guards', 'scenes');
  let client: Api | undefined;
  const clientApi = async (): Promise<Api> => {
    client ??= await signInToApi(url, 'client3@demo.test');
    return client;
  };
  const made = async (): Promise<DraftApplication> => makeApplication(url, await clientApi());
  /** Opens a browser session for a user who is already signed in. */
  const known = async (name: string, preferences?: Record<string, string>) =>
    person(name, await signedIn(url, `${name.split(' ')[0]}@demo.test`, preferences));

  scene('a deep link leads through sign-in to its page', async () => {
    const { key } = await made();
    const one = await person('visitor');
    await one.page.goto(`/viewform?key=${key}&tab=history`);
    await one.page.waitForURL('**/login?redirect=**');
    await signIn(one, 'client3@demo.test');
    await one.page.waitForURL(`**/viewform?key=${key}&tab=history`);
    await one.page
      .getByText(/\(not submitted\)$/)
      .first()
      .waitFor();
    await one.page.getByRole('tabpanel').getByText('started the application').waitFor();
    await checkScreen(one);
  });

  scene('a wrong password is reported without naming the wrong part', async () => {
    const one = await person('guesser');
    await one.page.goto('/login');
    await one.page.getByLabel('Email').fill('client6@demo.test');
    await one.page.getByLabel('Password', { exact: true }).fill('not the password');
    await one.page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await one.page
      .getByRole('alert')
      .getByText(
        'Incorrect email or password, or the account is not activated. Try again, or reset your password.',
      )
      .waitFor();
    await checkScreen(one);
    await one.page.getByLabel('Email').fill('client6');
    await one.page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await one.page.getByText('Enter an email address such as name@example.com.').waitFor();
    await checkScreen(one);
  });

  scene('a client who opens the logs is led to the dashboard', async () => {
    const { page } = await known('client6');
    await page.goto('/logs');
    await page.waitForURL('**/dashboard');
    expect(await page.getByRole('link', { name: 'Logs' }).count()).toBe(0);
  });

  scene('an unknown address leads to /404', async () => {
    const one = await person('lost');
    await one.page.goto('/no/such/page');
    await one.page.waitForURL('**/404');
    await one.page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await checkScreen(one);
  });

  scene('a double click on an action acts once', async () => {
    const application = await made();
    await (await clientApi()).post('/application/submit', { ApplicationKey: application.key });
    const { page } = await known('business');
    await page.goto(`/viewform?key=${application.key}`);
    let posts = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/application/review')) posts += 1;
    });
    await page
      .getByRole('region', { name: 'Actions' })
      .getByRole('button', { name: 'Confirm to review' })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Review transaction no.').fill('TX-2026-5005');
    await dialog.getByRole('button', { name: 'Confirm to review' }).dblclick();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('tab', { name: 'History' }).click();
    await page.getByRole('tabpanel').getByText('confirmed the application for review').first().waitFor();
    await expect
      .poll(() => page.getByRole('tabpanel').getByText('confirmed the application for review').count())
      .toBe(1);
    expect(posts).toBe(1);
  });

  scene('of two concurrent users the second sees the current record and a message', async () => {
    const application = await made();
    await bringToReview(url, await clientApi(), application);
    for (const name of ['assessor', 'assessor-onsite', 'indepreviewer'])
      await approveStep(url, `${name}@demo.test`, application);
    const [coo, admin] = [await known('coo'), await known('admin')];
    for (const { page } of [coo, admin]) {
      await page.goto(`/viewform?key=${application.key}`);
      await page.getByRole('region', { name: 'Actions' }).getByRole('button', { name: 'Endorse' }).waitFor();
    }
    // Holds back the administrator's request until the COO's is done; if it were sent later, the page would
    // already show the update.
    const first = Promise.withResolvers<void>();
    const path = '**/api/application/progress/approve';
    await admin.page.route(path, (route) => first.promise.then(() => route.continue()));
    const sent = admin.page.waitForRequest(path);
    const second = performInDialog(admin.page, 'Endorse', {
      fill: async () => undefined,
      text: 'Someone else updated this application. The latest version is now shown.',
    });
    await sent;
    await performInDialog(coo.page, 'Endorse', { fill: async () => undefined, text: 'Step completed.' });
    first.resolve();
    await second;
    await checkScreen(admin);
    await admin.page
      .getByRole('region', { name: 'Actions' })
      .getByRole('button', { name: 'Approve', exact: true })
      .waitFor();
    await admin.page
      .getByRole('listitem')
      .filter({ hasText: 'CEO' })
      .getByText('current step')
      .first()
      .waitFor();
  });

  scene('an application of another user is not found', async () => {
    const { key } = await made();
    const one = await known('client5');
    await one.page.goto(`/viewform?key=${key}`);
    await one.page.getByText('Not found, or you do not have access.').waitFor();
    await checkScreen(one);
  });

  scene('the language changes in place and retains the input', async () => {
    const { key } = await made();
    const one = await known('client3');
    await one.page.goto(`/application/edit?key=${key}`);
    await one.page.getByLabel('Contact person').fill('Chan Siu Ming');
    await one.page.getByRole('button', { name: '繁' }).click();
    await one.page.getByRole('heading', { name: '第 1 頁，共 4 頁 · 機構資料' }).waitFor();
    await expect.poll(() => one.page.getByLabel('聯絡人姓名').inputValue()).toBe('Chan Siu Ming');
    await expect.poll(() => one.page.locator('html').getAttribute('lang')).toBe('zh-Hant-HK');
    await one.page.getByText(/^已儲存/).waitFor();
    await checkScreen(one);
    await one.page.getByRole('button', { name: '简' }).click();
    await one.page.getByLabel('联系人姓名').waitFor();
    await one.page.reload();
    await expect.poll(() => one.page.getByLabel('联系人姓名').inputValue()).toBe('Chan Siu Ming');
    await one.page.getByRole('button', { name: 'EN', exact: true }).click();
    await one.page.getByLabel('Contact person').waitFor();
  });

  scene('text size and dark colours are stored, and apply to the public pages too', async () => {
    const one = await known('client4');
    await one.page.goto('/dashboard');
    const fontSize = () => one.page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    await one.page.getByRole('button', { name: 'Large text' }).click();
    await expect.poll(fontSize).toBe('20px');
    await one.page.getByRole('button', { name: 'Dark mode' }).click();
    await checkScreen(one);
    await one.page.reload();
    await one.page.getByRole('button', { name: 'Light mode' }).waitFor();
    await expect.poll(() => fontSize()).toBe('20px');
    await one.page.goto('/services');
    await expect.poll(() => fontSize()).toBe('20px');
    await expect.poll(() => one.page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark');
    await checkScreen(one);
  });

  scene('without a choice the colours follow the system, on public pages and in the portal', async () => {
    const { page } = await person('evening', { colorScheme: 'dark' });
    const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme');
    await page.goto('/services');
    await expect.poll(scheme).toBe('dark');
    await page.goto('/login');
    await page.getByRole('button', { name: 'Light mode' }).waitFor();
    expect(await scheme()).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(scheme).toBe('light');
  });

  scene('signing out in one tab ends the session in the other', async () => {
    const one = await person('leaver');
    await signIn(one, 'finance@demo.test');
    const other = await one.context.newPage();
    await other.goto('/applications');
    await other.getByRole('heading', { name: 'Applications', level: 1 }).waitFor();
    await one.page.getByRole('button', { name: 'Account of Felix Kwok' }).click();
    await checkScreen(one);
    await one.page.getByRole('menuitem', { name: 'Sign out' }).click();
    await one.page.getByRole('heading', { name: 'Signed out' }).waitFor();
    await other.getByRole('heading', { name: 'Signed out' }).waitFor();
    await checkScreen(one);
    await other.goto('/applications');
    await other.waitForURL('**/login?**');
  });

  looksRight();
});
