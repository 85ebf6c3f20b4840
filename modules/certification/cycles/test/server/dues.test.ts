import { type RawBuilder, sql, type Updateable } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tables } from '#platform/server/database/tables.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { insertCertified } from '#quality/support/certified.ts';
import { computedSchedule } from '#quality/support/computed-schedule.ts';
import { cycleFixture, night } from '#quality/support/cycle-fixture.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { deleteMissed } from '../../server/delete-missed.ts';
import { dueRows, scheduleRow } from '../../server/due-rows.ts';
import { recomputeAllDues } from '../../server/recompute-all-dues.ts';

let portal: TestPortal;
const { published } = cycleFixture(() => portal);
const ids: number[] = [];
beforeAll(async () => {
  portal = await startTestPortal();
  // Surveillances on 14 March 2026 and 2027, each open 90 days before; the renewal opens on 15 September 2027.
  for (const no of ['QM-2025-76001', 'QM-2025-76002'])
    ids.push((await published({ no, effective: '2025-03-14', expiry: '2028-03-13' })).certificate.Id);
});
afterAll(() => portal.close());

const BEGIN = '2025-03-20';
/** Days before and after every change. */
const DAYS = [
  BEGIN,
  '2025-12-13',
  '2025-12-14',
  '2026-03-14',
  '2026-03-15',
  '2026-12-13',
  '2026-12-14',
].concat(['2027-03-14', '2027-03-15', '2027-09-14', '2027-09-15', '2028-03-13', '2028-03-14', '2028-07-01']);
const ADMIN = { Id: 1, Roles: ['ADMIN'], OrganisationId: null } as never;

async function stored(day: string, query: object = {}): Promise<string[]> {
  const rows = await dueRows({ db: portal.db, actor: ADMIN, at: night(day), query }).execute();
  return rows
    .map(scheduleRow)
    .map(({ On, CertificateNo, OrgName, Kind, No, Opens, State, Application }) =>
      [On, CertificateNo, OrgName.EN, Kind, No, Opens, State, Application?.ApplicationNo].join(' '),
    );
}

const at = (day: string) => new Date(`${day}T10:00:00+08:00`);
const change = (id: number, values: Updateable<Tables['Application']>) =>
  portal.db
    .updateTable('Application')
    .set(values)
    .where('Id', '=', id)
    .$if(values.ApplicationStatusCode !== undefined, (query) =>
      query.where(announceStatus('application', String(values.ApplicationStatusCode))),
    )
    .execute();
const certify = (values: Updateable<Tables['Certificate']>) =>
  portal.db
    .updateTable('Certificate')
    .set(values)
    .where('Id', '=', Number(ids[0]))
    .$if(values.CertificateStatusCode !== undefined, (query) =>
      query.where(announceStatus('certificate', String(values.CertificateStatusCode))),
    )
    .execute();

/** The filters by state together return every row exactly once. */
async function narrows(day: string, what: string): Promise<void> {
  const found = [];
  for (const State of ['OVERDUE', 'OPEN', 'RUNNING', 'AHEAD']) found.push(...(await stored(day, { State })));
  expect(found.toSorted(), `${what}, ${day}, by state`).toEqual((await stored(day)).toSorted());
}

/** After the changes so far are processed once, the stored due dates match the calendar on every day. */
async function agrees(what: string): Promise<void> {
  await recomputeAllDues(portal.db, night(BEGIN));
  for (const day of DAYS) {
    expect((await stored(day)).toSorted(), `${what}, ${day}`).toEqual(
      await computedSchedule(portal.db, night(day)),
    );
    await narrows(day, what);
  }
}

test('the stored dates equal the calculated calendar after every event and at every time', async () => {
  await agrees('begun');
  expect((await stored('2026-03-15')).map((line) => line.replace(/ (\S+ ){3}(?=SURV)/, ' '))[0]).toContain(
    'SURVEILLANCE 1 2025-12-14 OVERDUE',
  );
  const begin = async (type: 'SURVEILLANCE' | 'SPECIAL' | 'RENEWAL') =>
    (await insertCertified(portal, { no: null, type, certificateId: Number(ids[0]) })).Id;
  const first = await begin('SURVEILLANCE');
  const changes: [string, (id: number) => Promise<unknown>][] = [
    ['runs', async () => undefined],
    ['waits', (id) => change(id, { ApplicationStatusCode: 'WAITING' })],
    ['is the second', (id) => change(id, { EndDateTime: at('2027-03-14') })],
    ['the second is done', (id) => change(id, { ApplicationStatusCode: 'COMPLETED' })],
    ['the first is done', (id) => change(id, { EndDateTime: at('2026-03-14') })],
    ['is another kind', (id) => change(id, { AssessmentType: 'SPECIAL', CertifiedAt: at('2026-02-01') })],
    ['another kind runs', (id) => change(id, { ApplicationStatusCode: 'PENDING' })],
    ['is cancelled', (id) => change(id, { ApplicationStatusCode: 'CANCELLED' })],
    ['is another’s', (id) => change(id, { CertificateId: ids[1], ApplicationStatusCode: 'PENDING' })],
    ['is nobody’s', (id) => change(id, { CertificateId: null })],
  ];
  for (const [what, work] of changes) {
    await work(first);
    await agrees(what);
  }
  const renewal = await begin('RENEWAL');
  await agrees('a renewal runs');
  await change(renewal, { ApplicationStatusCode: 'COMPLETED', CycleFrom: '2025-06-14' });
  await agrees('a cycle began');
  await portal.db.deleteFrom('Application').where('Id', '=', renewal).execute();
  await agrees('it is gone');
  const certified: Updateable<Tables['Certificate']>[] = [
    { CertificateStatusCode: 'SUSPENDED' },
    { ExpiryDate: '2028-06-30' },
    { ExpiryDate: '2027-01-31' },
    { CertificateNo: 'QM-2025-76009' },
    { CertificateStatusCode: 'TERMINATED' },
    { CertificateStatusCode: 'PUBLISHED', ExpiryDate: '2028-03-13' },
  ];
  for (const values of certified) {
    await certify(values);
    await agrees(JSON.stringify(values));
  }
});

test('concurrent readers during a change all get a result', async () => {
  const runs = await insertCertified(portal, { no: null, type: 'SPECIAL', certificateId: Number(ids[0]) });
  await change(runs.Id, { CertifiedAt: at('2025-03-18') });
  const expected = await computedSchedule(portal.db, night(BEGIN));
  const read = async () => {
    await recomputeAllDues(portal.db, night(BEGIN));
    return (await stored(BEGIN)).toSorted();
  };
  expect(await Promise.all([read(), read(), read(), read()])).toEqual(Array(4).fill(expected));
  expect(expected.filter((line) => line.includes('SPECIAL'))).toHaveLength(1);
  await portal.db.deleteFrom('Application').where('Id', '=', runs.Id).execute();
  await agrees('it is gone again');
});

test('superseded entries are dropped, and nothing else', async () => {
  await deleteMissed(portal.db, night('2026-12-14'));
  for (const day of DAYS.filter((one) => one >= '2026-12-14'))
    expect((await stored(day)).toSorted(), day).toEqual(await computedSchedule(portal.db, night(day)));
  const { rows } = await sql<{ Count: number }>`
    select count(*)::int as count from certificate_due where due_on < '2026-12-14'`.execute(portal.db);
  expect(rows).toEqual([{ Count: 0 }]);
});

const CERTIFICATE: Record<string, string> = {
  certificate_no: `certificate_no || 'X'`,
  certificate_status_code: `'SUSPENDED'`,
  org_name: `'{"EN": "Another", "CHT": "", "CHS": ""}'`,
  first_issue_date: `first_issue_date + 1`,
  expiry_date: `expiry_date + 1`,
  service_version_id: `(select max(id) from service_version where id <> service_version_id)`,
};
const APPLICATION: Record<string, string> = {
  assessment_type: `'RENEWAL'`,
  application_status_code: `'CANCELLED'`,
  end_date_time: `clock_timestamp()`,
  certified_at: `clock_timestamp()`,
  created_at: `clock_timestamp()`,
  decision_date: `date '2025-01-01'`,
  effective_date: `date '2025-01-01'`,
  expiry_date: `date '2025-01-01'`,
  cycle_from: `date '2025-01-01'`,
  certificate_id: 'null',
};

test('a change of a calendar input makes a certificate stale, other changes cost nothing', async () => {
  // All but two of the statements that are announced change other columns.
  const suspended = announceStatus('certificate', 'SUSPENDED');
  const cancelled = announceStatus('application', 'CANCELLED');
  const staleBy = (statement: string, announced: RawBuilder<boolean>) =>
    portal.db
      .transaction()
      .execute(async (tx) => {
        await sql`${sql.raw(statement)} and ${announced}`.execute(tx);
        const { rows } = await sql<{ CertificateId: number }>`
          select certificate_id from certificate_due_stale`.execute(tx);
        throw { found: rows.map(({ CertificateId }) => CertificateId) };
      })
      .catch((thrown: { found?: number[] }) => thrown.found ?? thrown);
  await recomputeAllDues(portal.db, night(BEGIN));
  const id = ids[1];
  for (const [column, value] of Object.entries(CERTIFICATE))
    expect(
      await staleBy(`update certificate set ${column} = ${value} where id = ${id}`, suspended),
      column,
    ).toEqual([id]);
  for (const [column, value] of Object.entries(APPLICATION))
    expect(
      await staleBy(`update application set ${column} = ${value} where certificate_id = ${id}`, cancelled),
      column,
    ).toEqual([id]);
  expect(
    await staleBy(
      `update certificate set version = version + 1, search = 'other' where id = ${id}`,
      suspended,
    ),
  ).toEqual([]);
  expect(
    await staleBy(
      `update application set version = version + 1, updated_at = clock_timestamp(), answers = '{}', expiry_date = expiry_date
       where certificate_id = ${id}`,
      cancelled,
    ),
  ).toEqual([]);
});
