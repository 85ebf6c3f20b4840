/** Browser test: server and worker processes are killed during work, and users lose nothing. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type Api, signInToApi } from './support/api.ts';
import { choose } from './support/choose.ts';
import { makeApplication, must, type SubmittedApplication } from './support/make-application.ts';
import { type OwnPortal, startOwnPair } from './support/own-portal.ts';
import { checkScreen, type Person } from './support/person.ts';
import type { PortalPair } from './support/portal-pair.ts';
import { signedIn } from './support/signed-in.ts';
import { startStory } from './support/story.ts';
import { visit } from './support/visit.ts';

/**
 * Live updates must reach the other screens within this time; after a lost connection it is reopened first.
 */
const LIVE = { timeout: 3_000 };
const BACK = { timeout: 10_000 };
/** Jobs of a killed worker must be found and restarted within this time. */
const RECOVERY = { timeout: 45_000 };

/** One application for the workflow; the others are more than are processed within one request. */
const COUNT = 22;
/** Index of the item at which the bulk job stops until it is released. */
const LOCKED_ITEM = 12;

describe('processes killed during work, without effect for users', () => {
  const { person, chapter, looksRight } = startStory('killed-process');
  let own: OwnPortal<PortalPair>;
  let client: Api;
  let scheduling: Api;
  const files: SubmittedApplication[] = [];
  let letGo: () => Promise<void> = async () => undefined;

  beforeAll(async () => {
    own = await startOwnPair();
    client = await signInToApi(own.url, 'client@demo.test');
    scheduling = await signInToApi(own.url, 'scheduling@demo.test');
    while (files.length < COUNT) files.push(await submitted());
  });
  afterAll(async () => {
    await letGo();
    await own?.stop();
  });

  const submitted = async (): Promise<SubmittedApplication> => {
    const made = await makeApplication(own.url, client);
    const { ApplicationNo } = must(await client.post('/application/submit', { ApplicationKey: made.key }));
    return { ...made, number: String(ApplicationNo) };
  };
  const openAs = async (name: string): Promise<Person> =>
    person(name, { ...(await signedIn(own.url, `${name}@demo.test`)), baseURL: own.url });
  const keyOf = (place: number): string => files[place]?.key ?? '';

  /** Locks these rows, so that later transactions wait until they are released. */
  const hold = async (key: string): Promise<void> => {
    let end: () => void = () => undefined;
    const through = new Promise<void>((resolve) => {
      end = resolve;
    });
    let released: Promise<unknown> = Promise.resolve();
    await new Promise<void>((locked, failed) => {
      released = own.db
        .transaction()
        .execute(async (tx) => {
          await tx
            .selectFrom('Application')
            .select('Id')
            .where('ApplicationKey', '=', key)
            .forUpdate()
            .execute();
          locked();
          await through;
        })
        .catch(failed);
    });
    letGo = async () => {
      end();
      await released;
    };
  };
  const timesDone = async (keys: readonly string[], action: string): Promise<number[]> => {
    const { rows } = await sql<{ Times: number }>`
      select count(application_history.application_id)::int as times
      from application left join application_history
        on application_history.application_id = application.id and action = ${action}
      where application_key = any(${keys}) group by application.id order by application.id`.execute(own.db);
    return rows.map(({ Times }) => Times);
  };

  chapter('two staff members and the client open it; each sees the permitted viewers', async () => {
    const [staff, business, one] = [
      await openAs('scheduling'),
      await openAs('business'),
      await openAs('client'),
    ];
    for (const { page } of [staff, business, one]) await visit(page, `/viewform?key=${keyOf(0)}`);
    await staff.page.getByRole('button', { name: '2 others are viewing this' }).waitFor(BACK);
    await staff.page.getByRole('button', { name: '2 others are viewing this' }).click();
    await staff.page.getByText('Hilary Ng (client)').waitFor();
    await checkScreen(staff);
    await staff.page.keyboard.press('Escape');
    expect(await one.page.getByRole('button', { name: /open/ }).count()).toBe(0);
  });

  chapter('the process handling a request dies: the action is performed exactly once', async () => {
    const { page } = await openAs('business');
    await hold(keyOf(0));
    await page
      .getByRole('region', { name: 'Actions' })
      .getByRole('button', { name: 'Confirm to review' })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Review transaction no.').fill('TX-2026-7003');
    await dialog.getByRole('button', { name: 'Confirm to review' }).click();
    await expect.poll(own.portal.busy, BACK).toHaveLength(1);
    const [name] = await own.portal.busy();
    if (!name) throw new Error('nobody is busy');
    await own.portal.killOne(name);
    await letGo();
    await page.getByRole('main').getByText('Under review').first().waitFor(BACK);
    await dialog.waitFor({ state: 'hidden' });
    expect(await timesDone([keyOf(0)], 'APPROVE')).toEqual([1]);
    // The other users are notified through the remaining process, regardless of their earlier connection.
    for (const user of ['scheduling', 'client'])
      await (await openAs(user)).page.getByRole('main').getByText('Under review').first().waitFor(BACK);
    await own.portal.startOne(name);
  });

  chapter(
    'the other one dies too: everyone reconnects automatically, signed in, on the same page',
    async () => {
      await own.portal.killOne('api2');
      await own.portal.startOne('api2');
      await own.portal.killOne('api1');
      const staff = await openAs('scheduling');
      await staff.page.getByRole('button', { name: '2 others are viewing this' }).waitFor(BACK);
      await own.portal.startOne('api1');
      must(
        await scheduling.post('/comment/save', {
          ApplicationKey: keyOf(0),
          Comment: 'We go on.',
          IsInternal: false,
        }),
      );
      for (const user of ['scheduling', 'business', 'client']) {
        const { page } = await openAs(user);
        expect(new URL(page.url()).pathname).toBe('/viewform');
        await page.getByRole('tab', { name: /^Comments/ }).click();
        await page.getByText('We go on.').waitFor(BACK);
      }
      await (await openAs('business')).page.close();
      await staff.page.getByRole('button', { name: 'Hilary Ng (client) is also viewing this' }).waitFor(LIVE);
    },
  );

  chapter('a worker dies during a bulk job: every item is processed once', async () => {
    const { page } = await openAs('scheduling');
    const rest = files.slice(1);
    await hold(keyOf(LOCKED_ITEM));
    await visit(page, '/applications?Status=PENDING&PageSize=50');
    for (const { number } of rest)
      await page.getByRole('checkbox', { name: `Select ${number}`, exact: true }).check();
    const bar = page.getByRole('region', { name: 'Selected rows' });
    await bar.getByRole('button', { name: 'Assign' }).click();
    const dialog = page.getByRole('dialog', { name: `Assign ${rest.length} applications` });
    await choose(dialog.getByRole('radio', { name: 'Assessor', exact: true }));
    await choose(dialog.getByRole('radio', { name: 'Ivy Chan', exact: true }));
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'My bulk jobs' });
    await drawer.getByText('11 of 21', { exact: true }).waitFor();
    await own.portal.killOne('worker1');
    await letGo();
    await own.portal.startOne('worker1');
    await own.portal.killOne('worker2');
    await drawer.getByText('All 21 processed.').waitFor(RECOVERY);
    await own.portal.startOne('worker2');
    expect(
      await timesDone(
        rest.map(({ key }) => key),
        'ASSIGN',
      ),
    ).toEqual(rest.map(() => 1));
  });

  chapter('a reader of a list is not disturbed: rows change in place, new ones are announced', async () => {
    const { page } = await openAs('scheduling');
    await visit(page, '/applications?PageSize=50');
    const first = page.getByRole('row').nth(1);
    const before = await first.textContent();
    await page.waitForTimeout(1_500);
    const made = await submitted();
    const news = page.getByRole('button', { name: /^1 new – show$/ });
    await news.waitFor(LIVE);
    expect(await first.textContent()).toBe(before);
    await checkScreen(await openAs('scheduling'));
    await news.click();
    await page.getByRole('link', { name: made.number, exact: true }).waitFor();
    expect(await news.count()).toBe(0);
  });

  looksRight();
});
