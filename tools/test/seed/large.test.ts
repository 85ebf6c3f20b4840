/** Tests the large seed: complete histories, consistent numbers, restored indexes, payments and search. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runReconciliation } from '#modules/billing/reconciliation/server/run-reconciliation.ts';
import { demoServices } from '#modules/catalogue/services/server/demo/index.ts';
import type { Difference } from '#platform/server/comparison/types.ts';
import { json } from '#platform/server/database/json.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { seedDemo } from '../../demo/seed.ts';
import { requireExclusive, seedLarge } from '../../seed/seed-large.ts';

const COUNT = 2_000;
const PER_ORGANISATION = 40;

let portal: TestPortal;
let url: string;
let before: { Applications: number };
beforeAll(async () => {
  portal = await startTestPortal();
  url = String(portal.portal.settings.DATABASE_URL);
}, 60_000);
afterAll(() => portal.close());

const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(portal.db)).rows;
const counted = (from: string) =>
  rowsOf(sql<{ Count: number }>`select count(*)::int as count from ${sql.raw(from)}`).then(
    ([row]) => row?.Count,
  );

test('only a trial portal is filled, and only while no one uses it', async () => {
  await expect(seedLarge(url, COUNT, () => undefined)).rejects.toThrow('This database has no demo data');
  // Any client connected to the database counts as active on it.
  expect(await counted('application')).toBe(0);
  await expect(requireExclusive(url)).rejects.toThrow('The portal is running on this database');
});

test('a portal is filled once, with progress output', { timeout: 240_000 }, async () => {
  await portal.db
    .insertInto('Setting')
    .values({ Name: 'demo data', Value: json<unknown>('BEGUN') })
    .execute();
  await seedDemo(portal.portal, portal.store);
  before = { Applications: (await counted('application')) ?? 0 };
  const notified: string[] = [];
  await seedLarge(url, COUNT, (what) => notified.push(what));
  expect(notified).toContain('application_history');
  expect(await counted('application')).toBe(before.Applications + COUNT);
  expect(await counted(`account where email like 'client%@seed.test'`)).toBe(COUNT / PER_ORGANISATION);
  await expect(seedLarge(url, COUNT, () => undefined)).rejects.toThrow('has already been filled');
});

test('every history is complete: versions without gaps, the last line has the current status', async () => {
  const broken = await rowsOf(sql`
    select application_no from application join lateral (
      select count(*) as lines, max(version) as last, (array_agg(to_status order by version desc))[1] as status
      from application_history where application_id = application.id) story on true
    where lines <> application.version or last <> application.version or status <> application_status_code`);
  expect(broken).toEqual([]);
});

test('three of ten assessed applications have a nonconformity with a complete history', async () => {
  const [found] = await rowsOf(
    sql<{ Made: number; Broken: number; Misdated: number; Major: number }>`
      select count(*)::int as made, count(*) filter (where last is distinct from status and status <> 'RAISED')::int as broken,
        count(*) filter (where raised_at < submitted_at or changed_at > now()
          or status = 'CLOSED' and changed_at <> certified_at)::int as misdated,
        count(*) filter (where grade = 'MAJOR' and status not in ('VERIFIED', 'CLOSED')
          and application_status_code in ('CERTIFIED', 'COMPLETED'))::int as major
      from nonconformity join application on application.id = application_id
      left join lateral (select to_status as last, at as changed_at from nonconformity_history
        where nonconformity_id = nonconformity.id order by id desc limit 1) entry on true
      where point_key = 'seed'`,
  );
  expect(found?.Made).toBeGreaterThan(COUNT * 0.2);
  expect([found?.Broken, found?.Misdated, found?.Major]).toEqual([0, 0, 0]);
});

test('every decided application has its decision', async () => {
  const missing = await rowsOf(sql`select application_no from application
    where application_status_code in ('CERTIFIED', 'COMPLETED')
      and not exists (select from certification_decision where application_id = application.id)`);
  expect(missing).toEqual([]);
});

test('no date is in the future or before the start', async () => {
  const late = await rowsOf(sql`
    select application_no from application join application_history on application_id = application.id
    where at > now() or at < created_at`);
  expect(late).toEqual([]);
});

test('numbers follow those of the demo without gaps, and the next real one follows them', async () => {
  const holes = await rowsOf(sql`
    select name, value, found from number_counter join lateral (
      select count(*) as found from application
      where application_no like 'A-' || split_part(name, ' ', 2) || '-' || split_part(name, ' ', 3) || '-%') numbers on true
    where name like 'application %' and found <> value`);
  expect(holes).toEqual([]);
  const { ServiceKey } = await portal.db
    .selectFrom('Service')
    .select('ServiceKey')
    .where('SchemeCode', '=', 'QM')
    .executeTakeFirstOrThrow();
  const draft = await portal.post('client', '/application/save', { ServiceKey });
  const ApplicationKey = String(draft.data.ApplicationKey);
  const files = await Promise.all([1, 2, 3, 4, 5, 6].map(() => portal.upload('client', 'document')));
  const service = demoServices.find(({ Definition }) => Definition.SchemeCode === 'QM');
  const Answers = service?.validAnswers('INITIAL', files) ?? {};
  await portal.post('client', '/application/save', { ApplicationKey, Answers });
  const made = await portal.post('client', '/application/submit', { ApplicationKey });
  const numbers = await rowsOf(sql<{ No: string }>`
    select application_no as no from application where application_no like 'A-QM-' || extract(year from now()) || '-%'
    order by length(application_no) desc, application_no desc limit 2`);
  expect(numbers.map(({ No }) => Number(No.split('-')[3]))).toEqual([
    Number(String(made.data.ApplicationNo).split('-')[3]),
    Number(String(made.data.ApplicationNo).split('-')[3]) - 1,
  ]);
});

test('indexes, references and triggers are restored', async () => {
  const missing = await rowsOf(sql`
    select tgname from pg_trigger where tgenabled = 'D'
    union all select conname from pg_constraint where not convalidated`);
  expect(missing).toEqual([]);
  expect(await counted(`pg_indexes where indexname = 'application_text_search'`)).toBe(1);
  expect(await counted('application_text')).toBe(await counted('application'));
  await expect(
    sql`update application_history set remark = 'another' where application_id = (select max(id) from application)`.execute(
      portal.db,
    ),
  ).rejects.toThrow('kept for ever');
});

test('reconciliation finds no differences', async () => {
  const all: Difference[] = [];
  for await (const difference of runReconciliation(portal.portal, { at: new Date(), since: null }))
    all.push(difference);
  expect(all).toEqual([]);
});

test('assessors are distributed, and an application’s assessor is also named in its steps', async () => {
  const strangers = await rowsOf(sql`
    select application_no from application join account on account.id = assessor_user_id
    where participants <> '[]' and not participants @> jsonb_build_array(
      jsonb_build_object('Step', 'ASSESSOR', 'UserKey', user_key))`);
  expect(strangers).toEqual([]);
  expect(await counted('(select assessor_user_id from application group by 1) people')).toBeGreaterThan(30);
});

test('its organisations are found in either Chinese script', async () => {
  type Found = { Total: number; Rows: { OrgName: { EN: string } }[] };
  const [english, ...chinese] = await Promise.all(
    ['sai kung logis', '西貢物流', '西贡 物流'].map(
      async (Search) => (await portal.get('admin', '/application/list', { Search })).data as Found,
    ),
  );
  expect(english?.Total).toBeGreaterThan(0);
  expect(new Set(english?.Rows.map(({ OrgName }) => OrgName.EN))).toEqual(
    new Set(['Sai Kung Logistics Limited']),
  );
  expect(chinese.map(({ Total }) => Total)).toEqual([english?.Total, english?.Total]);
});
