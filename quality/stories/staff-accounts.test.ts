/** Browser test: staff accounts with roles, competences and conflicts of interest. */
import { describe, expect } from 'vitest';
import { type Api, signInToApi } from './support/api.ts';
import { choose } from './support/choose.ts';
import { bringToReview, type DraftApplication, makeApplication } from './support/make-application.ts';
import { newestLink } from './support/newest-link.ts';
import { performInDialog } from './support/perform-in-dialog.ts';
import { checkScreen } from './support/person.ts';
import { portalUrl } from './support/portal-url.ts';
import { signIn } from './support/sign-in.ts';
import { startStory } from './support/story.ts';
import { visit } from './support/visit.ts';

const url = portalUrl();
const EMAIL = `wendy.fan+${Date.now()}@demo.test`;
const PASSWORD = 'A tall crane over the harbour';

/** Returns the date this number of days ahead, in Hong Kong. */
const day = (ahead: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Hong_Kong' }).format(Date.now() + ahead * 86_400_000);

describe('staff of the certification body', () => {
  const { person, chapter, looksRight } = startStory('people-of-the-body');
  let application: DraftApplication;
  let client: Api;

  chapter('the administrator creates an account with two roles and a competence', async () => {
    const admin = await person('admin');
    const { page } = admin;
    await signIn(admin, 'admin@demo.test');
    await page.getByRole('link', { name: 'Staff', exact: true }).click();
    await page.getByRole('link', { name: 'Add staff member' }).click();
    await page.getByRole('button', { name: 'Add staff member and send invitation' }).click();
    await page.getByText('Complete this field.').first().waitFor();
    await checkScreen(admin);
    await page.getByLabel('First name').fill('Wendy');
    await page.getByLabel('Last name').fill('Fan');
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(EMAIL);
    await choose(page.getByRole('checkbox', { name: /^Assessor/ }));
    await choose(page.getByRole('checkbox', { name: /^Independent reviewer/ }));
    for (const industry of ['Energy and utilities', 'Transport and logistics'])
      await choose(page.getByRole('checkbox', { name: `${industry}: Green Finance Certification` }));
    await page.getByRole('button', { name: 'Add staff member and send invitation' }).click();
    await page.getByRole('heading', { name: 'Wendy Fan', level: 1 }).waitFor();
    await page.getByText('Invited').first().waitFor();
    await checkScreen(admin);
  });

  chapter('an absence and a declared interest are entered, and saved together', async () => {
    const admin = await person('admin');
    const { page } = admin;
    await page.getByRole('tab', { name: 'Absence and interests' }).click();
    await page.getByRole('button', { name: 'Add absence' }).click();
    await page.getByLabel('First day').fill(day(5));
    await page.getByLabel('Last day').fill(day(2));
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('The last day is before the first. Correct the dates.').waitFor();
    await checkScreen(admin);
    await page.getByLabel('Last day').fill(day(9));
    await page.getByRole('button', { name: 'Declare interest' }).click();
    await page.getByRole('combobox', { name: 'Organisation' }).fill('獅子山');
    await page.getByRole('option', { name: /Lion Rock/ }).click();
    await page.getByLabel('Nature of interest').fill('Worked there until last year');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('button', { name: 'Discard changes' }).waitFor({ state: 'detached' });
    await checkScreen(admin);
  });

  chapter('the new colleague accepts the invitation and signs in', async () => {
    const wendy = await person('wendy');
    const { page } = wendy;
    await page.goto(await newestLink(url, EMAIL));
    await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm new password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.waitForURL('**/login');
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('button', { name: 'Accept and continue' }).click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('link', { name: 'Applications' }).waitFor();
    expect(await page.getByRole('link', { name: 'Staff', exact: true }).count()).toBe(0);
    await checkScreen(wendy);
  });

  chapter(
    'scheduling is offered competent, available and impartial people, and sees why others are not',
    async () => {
      client = await signInToApi(url, 'client@demo.test');
      application = await makeApplication(url, client);
      await bringToReview(url, client, application);
      const scheduling = await person('scheduling');
      const { page } = scheduling;
      await signIn(scheduling, 'scheduling@demo.test');
      await visit(page, `/viewform?key=${application.key}`);
      await performInDialog(page, 'Assign auditor', {
        fill: async (dialog) => {
          await choose(dialog.getByRole('radio', { name: /^Assessor / }));
          const wendy = dialog.getByRole('radio', { name: 'Wendy Fan', exact: true });
          await wendy.waitFor();
          const unfit = async (name: string, reason: string): Promise<void> => {
            const radio = dialog.getByRole('radio', { name, exact: true });
            expect(await radio.isDisabled(), name).toBe(true);
            const described = await radio.getAttribute('aria-describedby');
            expect(await dialog.locator(`[id="${described}"]`).textContent(), name).toContain(reason);
          };
          await unfit('Nora Lee', 'not recorded as competent');
          await unfit('Victor Ma', 'is away');
          await unfit('Irene Tam', 'declared an interest');
          await checkScreen(scheduling);
          await choose(wendy);
        },
        text: 'Assigned.',
      });
      await page.getByText('Wendy Fan').first().waitFor();
    },
  );

  chapter('a user whose roles change is signed out immediately', async () => {
    const admin = await person('admin');
    const wendy = await person('wendy');
    const { page } = admin;
    await page.getByRole('tab', { name: 'Details' }).click();
    await choose(page.getByRole('checkbox', { name: /^Business/ }));
    await page.getByRole('button', { name: 'Save changes' }).click();
    await wendy.page.waitForURL(/\/log(out|in)/, { timeout: 5_000 });
    await checkScreen(wendy);
  });

  looksRight();
});
