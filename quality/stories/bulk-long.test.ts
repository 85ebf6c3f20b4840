/** Browser test: a long bulk job continues in the background, shows progress and reports refused items. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type Api, signInToApi } from './support/api.ts';
import { choose } from './support/choose.ts';
import { makeApplication, must, type SubmittedApplication } from './support/make-application.ts';
import { type OwnPortal, startOwnPair } from './support/own-portal.ts';
import { checkScreen, type Person } from './support/person.ts';
import { signedIn } from './support/signed-in.ts';
import { startStory } from './support/story.ts';
import { visit } from './support/visit.ts';

/** More items than are processed within the request. */
const COUNT = 23;
/** Index of the item locked by another transaction; as many items come before it. */
const LOCKED_ITEM = 11;
/** Index of an item that can no longer be assigned. */
const ARCHIVED = 4;

const LIST = '/applications?PageSize=50';

/** Creates an application that is submitted and not yet assigned. */
async function submitted(url: string, client: Api): Promise<SubmittedApplication> {
  const made = await makeApplication(url, client);
  const { ApplicationNo } = must(await client.post('/application/submit', { ApplicationKey: made.key }));
  return { ...made, number: String(ApplicationNo) };
}

describe('a long bulk job', () => {
  const { person, chapter, looksRight } = startStory('bulk-long');
  let own: OwnPortal;
  const files: SubmittedApplication[] = [];
  let letGo: () => void = () => undefined;
  let released: Promise<unknown> = Promise.resolve();

  beforeAll(async () => {
    own = await startOwnPair();
    const client = await signInToApi(own.url, 'client@demo.test');
    while (files.length < COUNT) files.push(await submitted(own.url, client));
    const admin = await signInToApi(own.url, 'admin@demo.test');
    must(await admin.post('/application/archive', { ApplicationKey: files[ARCHIVED]?.key }));
    await hold(files[LOCKED_ITEM]?.key ?? '');
  });
  afterAll(async () => {
    letGo();
    await released;
    await own?.stop();
  });

  /** Locks the application's row, so that later transactions wait until it is released. */
  const hold = (key: string): Promise<void> =>
    new Promise((locked, failed) => {
      const through = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      released = own.db
        .transaction()
        .execute(async (tx) => {
          await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
          await tx
            .selectFrom('Application')
            .select('Id')
            .where('ApplicationKey', '=', key)
            .forUpdate()
            .executeTakeFirstOrThrow();
          locked();
          await through;
        })
        .catch(failed);
    });
  const openAs = async (name: string, more: object = {}): Promise<Person> =>
    person(name, {
      ...(await signedIn(own.url, 'scheduling@demo.test')),
      baseURL: own.url,
      ...more,
    });

  chapter('once started, it continues in the background and shows its progress', async () => {
    const one = await openAs('scheduling');
    const { page } = one;
    await visit(page, LIST);
    for (const { number } of files)
      await page.getByRole('checkbox', { name: `Select ${number}`, exact: true }).check();
    const bar = page.getByRole('region', { name: 'Selected rows' });
    await bar.getByText('23 selected').waitFor();
    await bar.getByRole('button', { name: 'Assign' }).click();
    const dialog = page.getByRole('dialog', { name: 'Assign 23 applications' });
    await choose(dialog.getByRole('radio', { name: 'Assessor', exact: true }));
    await choose(dialog.getByRole('radio', { name: 'Ivy Chan', exact: true }));
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'My bulk jobs' });
    await drawer.getByText('11 of 23', { exact: true }).waitFor();
    await drawer.getByText('You can close this; the job continues in the background.').waitFor();
    // Ten of the first eleven items are done, one was refused with a reason; twelve wait.
    await expect.poll(() => drawer.getByText('Done', { exact: true }).count()).toBe(10);
    await expect.poll(() => drawer.getByText('Waiting', { exact: true }).count()).toBe(12);
    const refused = drawer.getByRole('listitem').filter({ hasText: files[ARCHIVED]?.number ?? '' });
    await refused.getByText('Not processed').waitFor();
    await refused.getByText(/^Only available in status: .*Submitted/).waitFor();
    await checkScreen(one);
  });

  chapter('after leaving and returning, on a phone as well, the progress is current', async () => {
    const { page } = await openAs('scheduling');
    await page.getByRole('dialog', { name: 'My bulk jobs' }).getByRole('button', { name: 'Close' }).click();
    await visit(page, '/dashboard');
    const phone = await openAs('phone', { viewport: { width: 390, height: 844 } });
    await visit(phone.page, LIST);
    await phone.page.getByRole('button', { name: 'My bulk jobs: 11 of 23 processed' }).click();
    const drawer = phone.page.getByRole('dialog', { name: 'My bulk jobs' });
    await drawer.getByRole('button', { name: /^Assign\s*11 of 23/ }).click();
    await drawer.getByText('Waiting', { exact: true }).first().waitFor();
    await checkScreen(phone);
    await visit(page, LIST);
    await page.getByRole('button', { name: 'My bulk jobs: 11 of 23 processed' }).waitFor();
  });

  chapter('viewers are notified of its end and see what was not processed', async () => {
    letGo();
    await released;
    const { page } = await openAs('scheduling');
    await page.getByText('22 of 23 processed. Reasons are shown for the rest.').waitFor();
    const phone = await openAs('phone');
    const drawer = phone.page.getByRole('dialog', { name: 'My bulk jobs' });
    await drawer.getByText('22 of 23 processed. Reasons are shown for the rest.').waitFor();
    await drawer.getByText('Not processed (1)').click();
    await expect.poll(() => drawer.getByRole('listitem').count()).toBe(1);
    await drawer.getByRole('link', { name: files[ARCHIVED]?.number ?? '' }).waitFor();
    await checkScreen(phone);
    const api = await signInToApi(own.url, 'scheduling@demo.test');
    const assigned = await Promise.all(
      files.map(async ({ key }) => must(await api.get('/application/view', { ApplicationKey: key }))),
    );
    expect(assigned.map((view) => view.AssessorUserKey !== null)).toEqual(
      files.map((_, place) => place !== ARCHIVED),
    );
  });

  looksRight();
});
