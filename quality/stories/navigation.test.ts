import { describe, expect } from 'vitest';
import { signInToApi } from './support/api.ts';
import { newestLink } from './support/newest-link.ts';
import { checkScreen } from './support/person.ts';
import { portalUrl } from './support/portal-url.ts';
import { startStory } from './support/story.ts';

const url = portalUrl();

/**
 * Browser test of navigation: redirects, back navigation, and explanations for wrong addresses, roles or
 * links.
 */
describe('navigation', () => {
  const { person, known, chapter: scene, looksRight } = startStory('finding-the-way', 'scenes');

  scene('a page of other roles is explained on the dashboard, once, and never rendered', async () => {
    const one = await known('coo');
    const { page } = one;
    const headings: string[] = [];
    await page.exposeFunction('sawHeading', (text: string) => headings.push(text));
    await page.addInitScript(() => {
      const see = () => {
        for (const heading of document.querySelectorAll('h1'))
          if ((heading as HTMLElement).checkVisibility())
            (window as unknown as { sawHeading: (text: string) => void }).sawHeading(
              heading.textContent ?? '',
            );
      };
      new MutationObserver(see).observe(document, { childList: true, subtree: true, attributes: true });
    });
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    headings.length = 0;
    await page.goto('/staffs');
    await page.waitForURL('**/dashboard');
    const notice = page.getByRole('alert').filter({ hasText: 'This page is not available to your role' });
    await notice.waitFor();
    await checkScreen(one);
    expect(headings).not.toContain('Staff');
    await page.getByRole('link', { name: 'Applications' }).first().click();
    await page.getByRole('heading', { name: 'Applications', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await notice.count()).toBe(0);
  });

  scene('a link for another account waits until the current one has signed out', async () => {
    const one = await known('finance');
    const { page } = one;
    await page.goto('/register/verified?code=abcdefghijklmnopqrstuvwxyz');
    await page.waitForURL(`${url}/dashboard`);
    await page.getByText('This link is for another account').waitFor();
    await page.getByText('You are signed in as finance@demo.test.').waitFor();
    await checkScreen(one);
    await page.reload();
    await page.getByText('This link is for another account').waitFor();
    await page.getByRole('link', { name: 'Applications' }).first().click();
    await page.waitForURL('**/applications');
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await page.getByText('This link is for another account').count()).toBe(0);
    await page.goto('/forgot/reset?code=abcdefghijklmnopqrstuvwxyz');
    await page.getByRole('button', { name: 'Sign out and open the link' }).click();
    await page.waitForURL('**/forgot/reset?code=abcdefghijklmnopqrstuvwxyz');
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    // The sign-in page without a special link needs no explanation.
    const other = await known('assessor');
    await other.page.goto('/login');
    await other.page.waitForURL(`${url}/dashboard`);
    expect(await other.page.getByText('This link is for another account').count()).toBe(0);
  });

  scene('a link for the signed-in user says so', async () => {
    const api = await signInToApi(url, 'admin@demo.test');
    await api.post('/user/forgot', { Email: 'assessor-onsite@demo.test' });
    const link = await newestLink(url, 'assessor-onsite@demo.test');
    const own = await known('assessor-onsite');
    await own.page.goto(link);
    await own.page.waitForURL(`${url}/dashboard`);
    await own.page.getByText('This link is for your account (assessor-onsite@demo.test).').waitFor();
    expect(await own.page.getByText('This link is for another account').count()).toBe(0);
  });

  scene('Back in a new tab stays inside the portal, on a page that the reader may open', async () => {
    const one = await known('assessor');
    const services = (await (await signInToApi(url, 'admin@demo.test')).get('/assessment/list')).data as {
      Rows: { ServiceKey: string }[];
    };
    const page = await one.context.newPage();
    await page.goto(`/assessment_service/view/${services.Rows[0]?.ServiceKey}`);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.waitForURL(`${url}/dashboard`);
    await page.close();
  });

  scene('a malformed or unknown key says which record was not found, with the way to its list', async () => {
    const one = await known('admin');
    for (const [path, title, list] of [
      ['/user/edit/x', 'Client not found', 'Go to Clients'],
      ['/child?key=x', 'Client not found', 'Go to Clients'],
      [
        '/child/edit/abcdefghijklmnopqrstuv?key=abcdefghijklmnopqrstuv',
        'Sub-account not found',
        'Go to Sub-accounts',
      ],
      ['/staff/edit/%20', 'Staff member not found', 'Go to Staff'],
      ['/team/edit/x', 'Team not found', 'Go to Business teams'],
      ['/assessment_service/view/x', 'Assessment service not found', 'Go to Assessment services'],
      ['/assessment_service/edit/x', 'Assessment service not found', 'Go to Assessment services'],
    ] as const) {
      await one.page.goto(path);
      await one.page.getByText(title).waitFor();
      await one.page.getByRole('link', { name: list }).waitFor();
      expect(await one.page.getByText('This page could not be loaded').count(), path).toBe(0);
    }
    await checkScreen(one);
  });

  scene('a page beyond the end of a list opens the last page', async () => {
    const { page } = await known('admin');
    await page.goto('/users?Page=99');
    await page.waitForURL('**/users?Page=1');
    await page.getByRole('row').nth(1).waitFor();
    expect(await page.getByText('No clients').count()).toBe(0);
  });

  scene('the finder opens a sub-account with its client, and Enter the first result', async () => {
    for (const [user, heading] of [
      ['admin', 'Samuel Yeung'],
      ['scheduling', 'Sub-accounts'],
    ] as const) {
      const { page } = await known(user);
      await page.goto('/profile');
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.getByRole('button', { name: 'Find an application' }).click();
      await page.getByRole('dialog').getByLabel('Find an application').fill('sub-client@demo.test');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/child.*[?&]key=/);
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    }
  });

  scene(
    'the service of an application opens for its readers, and back never leads to a closed screen',
    async () => {
      const one = await known('coo');
      const { page } = one;
      await page.goto('/applications');
      await page.getByRole('row').nth(1).getByRole('link').first().click();
      await page.waitForURL('**/viewform?key=*');
      const address = page.url();
      await page.locator('main header a[href^="/assessment_service/view/"]').click();
      await page.waitForURL('**/assessment_service/view/*');
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await checkScreen(one);
      expect(await page.getByRole('link', { name: 'Assessment services' }).count()).toBe(0);
      await page.getByRole('button', { name: 'Back', exact: true }).first().click();
      await page.waitForURL(address);
      const reviewer = await known('indepreviewer');
      await reviewer.page.goto('/applications');
      await reviewer.page.getByRole('row').nth(1).getByRole('link').first().click();
      await reviewer.page.waitForURL('**/viewform?key=*');
      await reviewer.page.getByRole('heading', { level: 1 }).first().waitFor();
      expect(await reviewer.page.locator('a[href^="/assessment_service/view/"]').count()).toBe(0);
    },
  );

  scene('a dialog without input closes immediately, and the focus returns to its button', async () => {
    const { page } = await known('admin');
    await page.goto('/applications?Status=UNDERREVIEW');
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await page.waitForURL('**/viewform?key=*');
    const bar = page.getByRole('region', { name: 'Actions' });
    const isFocused = (name: string) =>
      expect
        .poll(() => bar.getByRole('button', { name }).evaluate((one) => one === document.activeElement))
        .toBe(true);
    // The dialog preselects the step.
    await bar.getByRole('button', { name: 'Assign' }).click();
    await page.getByRole('dialog').getByRole('radio', { checked: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await isFocused('Assign');
    await bar.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Send reminder' }).click();
    await page.getByRole('dialog', { name: 'Send reminder' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await isFocused('More');

    await page.goto('/applications?Status=UNDERREVIEW');
    await page.getByRole('row').nth(1).getByRole('checkbox').check();
    const assign = page.getByRole('button', { name: 'Assign', exact: true });
    await assign.click();
    await page.getByRole('dialog', { name: 'Assign 1 application' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => assign.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  scene('on a phone an application opens at its beginning', async () => {
    const { page } = await known('admin');
    await page.goto('/applications?Status=UNDERREVIEW');
    const address = await page.getByRole('row').nth(1).getByRole('link').first().getAttribute('href');
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(String(address));
    await page.getByRole('tab', { selected: true }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  scene('an invalid or missing activation link offers a new one', async () => {
    const one = await person('stranger');
    await one.page.goto('/register/verified');
    await one.page.getByRole('heading', { name: 'Open the link in your email' }).waitFor();
    await checkScreen(one);
    await one.page.goto('/register/verified?code=abcdefghijklmnopqrstuvwxyz');
    await one.page.getByRole('heading', { name: 'This link has expired' }).waitFor();
    await one.page.getByLabel('Email').fill('newcomer@example.com');
    await one.page.getByRole('button', { name: 'Resend link' }).click();
    await one.page.getByText('If an account with newcomer@example.com is waiting for activation').waitFor();
    await checkScreen(one);
  });

  looksRight();
});
