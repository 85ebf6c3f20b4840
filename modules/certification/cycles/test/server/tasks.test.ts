import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, addMonths, hongKongDate } from '#platform/common/format/dates.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { cycleFixture } from '#quality/support/cycle-fixture.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import type { CertificateTask } from '../../rules/contract.ts';

/** What a client has to do for its certificates, on the dashboard and on the certificate. */
let portal: TestPortal;
const { done, published } = cycleFixture(() => portal);
const TODAY = hongKongDate(new Date());
const keys: Record<string, string> = {};

/** Decided so many months ago; surveillances are due after 12 and 24 months, the window opens 90 days before. */
const CERTIFICATES = [
  { no: 'QM-2025-76001', months: 11 },
  { no: 'QM-2025-76002', months: 14 },
  { no: 'QM-2025-76003', months: 3 },
  { no: 'QM-2024-76004', months: 13 },
  { no: 'QM-2025-76005', months: 11, client: 'client2' },
] as const;

beforeAll(async () => {
  portal = await startTestPortal();
  for (const { no, months, ...more } of CERTIFICATES) {
    const effective = addMonths(TODAY, -months);
    const expiry = addDays(addMonths(effective, 36), -1);
    keys[no] = (await published({ no, effective, expiry, ...more })).certificate.CertificateKey;
  }
  await done('scheduling', '/application/certificate/status', {
    CertificateKey: keys['QM-2024-76004'],
    CertificateStatusCode: 'SUSPENDED',
    Remark: 'The surveillance was not held.',
  });
});
afterAll(() => portal.close());

type Task = { CertificateNo: string; Kind: string; On: string; IsOverdue: boolean; Start: string | null };
const tasks = async (user: string) =>
  ((await portal.get(user, '/cycle/tasks')).data.Rows as Task[]).map(
    ({ CertificateNo, Kind, On, IsOverdue, Start }) =>
      `${CertificateNo.slice(-5)} ${Kind} ${On}${IsOverdue ? ' overdue' : ''} ${Start ?? '-'}`,
  );
const dueAfter = (months: number) => addMonths(addMonths(TODAY, -months), 12);

test('a client sees due and overdue assessments and its suspended certificate, by date', async () => {
  expect(await tasks('client')).toEqual([
    `76002 SURVEILLANCE ${dueAfter(14)} overdue SURVEILLANCE`,
    `76004 SUSPENDED ${TODAY} overdue SURVEILLANCE`,
    `76001 SURVEILLANCE ${dueAfter(11)} SURVEILLANCE`,
  ]);
  expect(await tasks('client2')).toEqual([`76005 SURVEILLANCE ${dueAfter(11)} SURVEILLANCE`]);
});

test('a started assessment can only be continued; staff have no such list', async () => {
  const { ServiceKey } = await portal.db
    .selectFrom('Service')
    .select('ServiceKey')
    .where('SchemeCode', '=', 'QM')
    .executeTakeFirstOrThrow();
  await done('client', '/application/save', {
    ServiceKey,
    AssessmentType: 'SURVEILLANCE',
    CertificateKey: keys['QM-2025-76001'],
  });
  expect(await tasks('client')).toContain(`76001 SURVEILLANCE ${dueAfter(11)} -`);
  for (const user of ['scheduling', 'admin', 'business'])
    expect((await portal.get(user, '/cycle/tasks')).status, user).toBe(403);
});

test('a started assessment stays due until it is submitted; a suspended certificate names what is under way', async () => {
  const runningOf = async (no: string) => {
    const rows = (await portal.get('client', '/cycle/tasks')).data.Rows as CertificateTask[];
    const task = rows.find((row) => row.CertificateNo === no);
    return task && [task.Kind, task.Start, task.Running?.IsDraft ?? null];
  };
  // Started in the test before, and not submitted.
  expect(await runningOf('QM-2025-76001')).toEqual(['SURVEILLANCE', null, true]);
  const { ServiceKey } = await portal.db
    .selectFrom('Service')
    .select('ServiceKey')
    .where('SchemeCode', '=', 'QM')
    .executeTakeFirstOrThrow();
  expect(await runningOf('QM-2024-76004')).toEqual(['SUSPENDED', 'SURVEILLANCE', null]);
  const { ApplicationKey } = await done('client', '/application/save', {
    ServiceKey,
    AssessmentType: 'SURVEILLANCE',
    CertificateKey: keys['QM-2024-76004'],
  });
  expect(await runningOf('QM-2024-76004')).toEqual(['SUSPENDED', null, true]);
  await portal.db
    .updateTable('Application')
    .set({ ApplicationStatusCode: 'UNDERREVIEW', CurrentStep: 'ASSESSOR' })
    .where(announceStatus('application', 'UNDERREVIEW'))
    .where('ApplicationKey', '=', String(ApplicationKey))
    .execute();
  expect(await runningOf('QM-2024-76004')).toEqual(['SUSPENDED', null, false]);
});
