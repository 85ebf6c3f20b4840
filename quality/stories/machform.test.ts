/** Browser test: an application form on an external MachForm server, embedded in a frame. */
import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { stubForms } from '../support/machform-service.ts';
import { type MachFormStub, startMachForm, submit } from '../support/machform-stub.ts';
import { type Api, signInToApi } from './support/api.ts';
import { applyForCharter, prepareCharter } from './support/machform-service.ts';
import { must } from './support/make-application.ts';
import { type OwnPortal, startOwnPortal } from './support/own-portal.ts';
import { checkScreen, type Person } from './support/person.ts';
import { settled } from './support/settled.ts';
import { signedIn } from './support/signed-in.ts';
import { startStory } from './support/story.ts';

const SECRET = 'the secret of this story alone';
const HEADER = 'x-form-secret';
let machform: MachFormStub;
let portal: OwnPortal;
beforeAll(async () => {
  machform = await startMachForm();
  for (const [id, form] of Object.entries(stubForms)) machform.forms.set(id, form);
  portal = await startOwnPortal({
    MACHFORM_URL: machform.url,
    MACHFORM_WEBHOOK_SECRET: SECRET,
    MACHFORM_WEBHOOK_HEADER: HEADER,
  });
  const url = `${portal.url}/api/application/machform/update`;
  machform.hook = { url, header: HEADER, secret: SECRET, kind: 'form' };
});
afterAll(async () => {
  await portal?.stop();
  await machform?.close();
});

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="Application form"]');
const heightOf = (page: Page) =>
  page.locator('iframe[title="Application form"]').evaluate((frame) => frame.clientHeight);
const reported = (page: Page) =>
  frameOf(page)
    .locator('body')
    .evaluate((body) => body.scrollHeight);

const WAIT = { timeout: 15_000 };
/** Checks that the frame is 100 pixels higher than the height that the form reports. */
const fits = (page: Page) =>
  expect.poll(async () => (await heightOf(page)) - (await reported(page)), WAIT).toBe(100);

/** Increases the height of the form, as happens when it shows more content. */
const grow = (page: Page, by: number) =>
  frameOf(page)
    .locator('body')
    .evaluate((body, height) => {
      const more = document.createElement('div');
      more.style.height = `${height}px`;
      body.append(more);
    }, by);

/** Sends height messages from windows other than the form; the form's own height must win. */
async function shout(page: Page): Promise<void> {
  await page.evaluate(() => window.postMessage('mf_iframe_height=7001', '*'));
  // Messages from another window of the form's server and from a page of the portal's origin inside the form.
  await frameOf(page)
    .locator('body')
    .evaluate(async (body) => {
      const inner = document.createElement('iframe');
      inner.style.display = 'none';
      const loaded = new Promise((resolve) => inner.addEventListener('load', resolve));
      inner.srcdoc = `<script>top.postMessage('mf_iframe_height=7002', '*')</script>`;
      body.append(inner);
      await loaded;
      top?.postMessage('another word', '*');
      top?.postMessage('mf_iframe_height=7003x', '*');
    });
}

describe('a form on a MachForm server', () => {
  const { person, chapter, looksRight } = startStory('machform');
  const at = async (name: string, path: string): Promise<Person> => {
    const one = await person(name, {
      baseURL: portal.url,
      ...(await signedIn(portal.url, `${name}@demo.test`)),
    });
    await one.page.goto(path);
    return one;
  };
  let admin: Api;
  let service = '';
  let mine = { key: '' };
  const editor = () => `/application/edit?key=${mine.key}`;
  const tokenOf = (visit = machform.visits.at(-1)) => visit?.get('element_9') ?? '';

  chapter('an administrator names the forms, imports them and publishes', async () => {
    admin = await signInToApi(portal.url, 'admin@demo.test');
    service = await prepareCharter(admin);
    const one = await at('admin', `/assessment_service/edit/${service}?tab=external`);
    const { page } = one;
    await page.getByRole('radio', { name: 'On the MachForm server' }).check();
    await page.getByLabel('English form').fill('10432');
    await page.getByLabel('Traditional Chinese form').fill('10433');
    const mapping = page.getByRole('region', { name: 'Field mapping' });
    await mapping.getByText('No element carries the token').waitFor();
    await checkScreen(one);
    await page.getByRole('button', { name: 'Import forms' }).click();
    await page.getByText('Forms imported. Elements: 8, new questions: 1.').waitFor();
    await page.getByText('No problems: the draft can be published.').waitFor();
    await checkScreen(one);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Version published. Applications in progress keep their version.').waitFor();
    const client = await signInToApi(portal.url, 'client@demo.test');
    mine = await applyForCharter(client, service);
  });

  chapter('a client sees the form in a frame of the reported height plus 100', async () => {
    const one = await at('client', editor());
    const { page } = one;
    await frameOf(page).getByRole('heading', { name: 'Charter application' }).waitFor();
    await fits(page);
    await checkScreen(one);
    const before = await heightOf(page);
    await grow(page, 640);
    await expect.poll(() => heightOf(page), WAIT).toBe(before + 640);
  });

  chapter('heights from other windows and pages are ignored', async () => {
    const { page } = await at('client', editor());
    await fits(page);
    const before = await heightOf(page);
    await shout(page);
    // The form's own message arrives after all the others.
    await grow(page, 50);
    await expect.poll(() => heightOf(page), WAIT).toBe(before + 50);
  });

  chapter('another language shows the form of that language', async () => {
    const { page } = await at('client', editor());
    await frameOf(page).getByRole('heading', { name: 'Charter application' }).waitFor();
    await page.getByRole('button', { name: '繁', exact: true }).click();
    await page.frameLocator('iframe').getByRole('heading', { name: '約章申請' }).waitFor();
    await page.getByRole('button', { name: 'EN', exact: true }).click();
    await frameOf(page).getByRole('heading', { name: 'Charter application' }).waitFor();
  });

  chapter('submitted answers arrive immediately, with what is still missing', async () => {
    const one = await at('client', editor());
    const { page } = one;
    const form = frameOf(page);
    await form.getByLabel('Legal name').fill('Harbour Ferries Limited');
    await form.getByLabel('Number of staff').fill('1250');
    await form.getByLabel('Services').check();
    await form.getByLabel('Energy').check();
    await form.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('heading', { name: 'Answers received' }).waitFor();
    await page.getByText('Missing answers (1)').waitFor();
    await page.getByText('Harbour Ferries Limited').waitFor();
    await checkScreen(one);
  });

  chapter(
    'changed and submitted again it is another entry, and then the application is submitted',
    async () => {
      const one = await person('client');
      const { page } = one;
      await page.getByRole('button', { name: 'Change answers' }).click();
      const form = frameOf(page);
      await expect.poll(() => form.getByLabel('Legal name').inputValue()).toBe('Harbour Ferries Limited');
      await expect.poll(() => form.getByLabel('Services').isChecked()).toBe(true);
      // The frame adopts the form's height, which moves the form's button.
      await settled(page);
      await form.getByLabel('Scope of the charter').fill('Electric ferries and their piers');
      await form.getByRole('button', { name: 'Submit' }).click();
      await page.getByText('Entry 2, received').waitFor();
      await page.getByText('Electric ferries and their piers').waitFor();
      await checkScreen(one);
      await page.getByRole('button', { name: 'Submit', exact: true }).click();
      await page.getByRole('heading', { name: 'Application submitted', level: 1 }).waitFor();
      expect(machform.answers).toEqual([200, 200]);
    },
  );

  chapter('replayed, forged and mixed-up callbacks are refused, and staff see why', async () => {
    const { entries, hook } = machform;
    const values = { ...entries[1]?.Values, element_2: 'Changed behind the back' };
    const other = await applyForCharter(await signInToApi(portal.url, 'client2@demo.test'), service);
    await submit(machform, '10432', values);
    await submit(machform, '10432', { ...values, element_9: `${tokenOf().slice(0, -4)}AAAA` });
    const [form, , ...rest] = tokenOf().split('.');
    await submit(machform, '10432', { ...values, element_9: [form, other.key, ...rest].join('.') });
    if (hook) machform.hook = { ...hook, secret: 'guessed by somebody' };
    await submit(machform, '10432', values);
    machform.hook = hook;
    expect(machform.answers.slice(2)).toEqual([403, 403, 403, 403]);
    const one = await at('admin', `/viewform?key=${mine.key}`);
    await one.page
      .getByText('The application was not open for editing when the entry was received.')
      .waitFor();
    await one.page.getByText('The token was not issued by this portal, or was changed.').first().waitFor();
    expect(await one.page.getByText('Changed behind the back').first().isVisible()).toBe(false);
    await checkScreen(one);
    await at('admin', `/viewform?key=${mine.key}&tab=history`);
    const history = one.page.getByRole('tabpanel');
    await history.getByText('filled in the external form (entry 1)').waitFor();
    await history.getByText('filled in the external form (entry 2)').waitFor();
  });

  chapter(
    'an answer to a query survives the framed form, and leaving it unsaved requires confirmation',
    async () => {
      const ApplicationKey = mine.key;
      const business = await signInToApi(portal.url, 'business@demo.test');
      must(await business.post('/application/review', { ApplicationKey, TransactionNo: 'TX-1' }));
      const Points = [{ Field: 'Scope', Remark: 'Name the piers.' }];
      must(await admin.post('/application/checklist/reject', { ApplicationKey, Points }));
      const one = await at('client', editor());
      const { page } = one;
      const locator = page.getByLabel('Your answer');
      await locator.fill('They are Central Pier 7 and 8.');
      await page.getByRole('button', { name: 'Change answers' }).click();
      await frameOf(page).getByRole('heading', { name: 'Charter application' }).waitFor();
      await page.getByRole('button', { name: 'Back to my answers' }).click();
      await expect.poll(() => locator.inputValue()).toBe('They are Central Pier 7 and 8.');
      await page.getByRole('button', { name: 'Back', exact: true }).last().click();
      const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
      await dialog.waitFor();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await checkScreen(one);
      await page.getByRole('button', { name: 'Submit', exact: true }).click();
      await page.getByRole('heading', { name: 'Answers submitted', level: 1 }).waitFor();
      await expect.poll(() => dialog.isVisible()).toBe(false);
    },
  );

  chapter('a form that fails to load explains what to do', async () => {
    const client = await signInToApi(portal.url, 'client@demo.test');
    mine = await applyForCharter(client, service);
    machform.behaves = 'refuses';
    const one = await at('client', editor());
    const { page } = one;
    await page.getByText('Is the form not showing?').waitFor();
    await checkScreen(one);
    machform.behaves = 'well';
    await page.getByRole('button', { name: 'Try again' }).click();
    await frameOf(page).getByRole('heading', { name: 'Charter application' }).waitFor();
    await page.getByText('Is the form not showing?').waitFor({ state: 'hidden' });
  });

  looksRight();
});
