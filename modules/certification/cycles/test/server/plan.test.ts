import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, addMonths, hongKongDate } from '#platform/common/format/dates.ts';
import { cycleFixture } from '#quality/support/cycle-fixture.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

let portal: TestPortal;
const { published, applications, story } = cycleFixture(() => portal);
const TODAY = hongKongDate(new Date());
const keys: Record<string, string> = {};
const ids: Record<string, number> = {};

/** First surveillance due in a month, overdue by two months, and due in six months (its window opens later). */
const CERTIFICATES = { 'QM-2025-75001': -11, 'QM-2025-75002': -14, 'QM-2025-75003': -6 } as const;

beforeAll(async () => {
  portal = await startTestPortal();
  for (const [no, months] of Object.entries(CERTIFICATES)) {
    const effective = addMonths(TODAY, months);
    const made = await published({ no, effective, expiry: addDays(addMonths(effective, 36), -1) });
    keys[no] = made.certificate.CertificateKey;
    ids[no] = made.certificate.Id;
  }
});
afterAll(() => portal.close());

type Row = { CertificateNo: string; Kind: string; No: number; IsUnplanned: boolean };
const unplanned = async (user: string) =>
  ((await portal.get(user, '/cycle/list', { IsUnplanned: 'true' })).data.Rows as Row[]).map(
    ({ CertificateNo, Kind, No }) => `${CertificateNo} ${Kind} ${No}`,
  );
const later = async (user: string) =>
  (
    (await portal.get(user, '/cycle/list', { IsUnplanned: 'false', Kind: 'SURVEILLANCE,RENEWAL' })).data
      .Rows as Row[]
  ).map(({ CertificateNo, Kind, No }) => `${CertificateNo} ${Kind} ${No}`);
const deadlines = async (user: string) =>
  (await portal.get(user, '/dashboard/deadlines')).data as {
    AssessmentsOverdue: number;
    AssessmentsUnplanned: number | null;
    Windows: { Days: number; Assessments: number }[];
  };
const plan = (user: string, no: string) => portal.post(user, '/cycle/plan', { CertificateKey: keys[no] });

test('the dashboard counts the same overdue and unplanned assessments as the schedule', async () => {
  expect(await unplanned('scheduling')).toEqual([
    'QM-2025-75002 SURVEILLANCE 1',
    'QM-2025-75001 SURVEILLANCE 1',
  ]);
  const figures = await deadlines('scheduling');
  expect([figures.AssessmentsOverdue, figures.AssessmentsUnplanned]).toEqual([1, 2]);
  // Due in a month: 28 to 31 days from today.
  expect(figures.Windows.map(({ Assessments }) => Assessments).slice(1)).toEqual([1, 1]);
  const { data } = await portal.get('scheduling', '/cycle/months');
  expect(data.Overdue).toBe(1);
  // Not yet in their window, in order of date.
  expect((await later('scheduling')).slice(0, 3)).toEqual([
    'QM-2025-75003 SURVEILLANCE 1',
    'QM-2025-75002 SURVEILLANCE 2',
    'QM-2025-75001 SURVEILLANCE 2',
  ]);
});

test('scheduling plans an assessment in its window, which opens at once for the client', async () => {
  const { data, status } = await plan('scheduling', 'QM-2025-75001');
  expect([status, data.IsOpen]).toEqual([200, true]);
  const made = (await applications(ids['QM-2025-75001'] as number)).at(-1);
  expect([made?.ApplicationKey, made?.AssessmentType, made?.ApplicationStatusCode]).toEqual([
    data.ApplicationKey,
    'SURVEILLANCE',
    'INPROGRESS',
  ]);
  expect(await story(made?.Id as number)).toEqual([
    'GENERATE_CYCLE scheduling SCHEDULING',
    'SHOW_NEXT_CYCLE scheduling SCHEDULING',
  ]);
  expect(await unplanned('scheduling')).toEqual(['QM-2025-75002 SURVEILLANCE 1']);
  expect((await deadlines('scheduling')).AssessmentsUnplanned).toBe(1);
  const again = await plan('scheduling', 'QM-2025-75001');
  expect([again.status, again.error.Reasons?.[0]?.Code]).toEqual([409, 'REASON_NEXT_CYCLE_OPEN']);
});

test('of two planners at once one succeeds; an early one waits for its window', async () => {
  const both = await Promise.all([plan('scheduling', 'QM-2025-75002'), plan('admin', 'QM-2025-75002')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await applications(ids['QM-2025-75002'] as number)).toHaveLength(2);
  expect((await plan('admin', 'QM-2025-75003')).data.IsOpen).toBe(false);
  expect((await applications(ids['QM-2025-75003'] as number)).at(-1)?.ApplicationStatusCode).toBe('WAITING');
});

test('others cannot plan, and an unknown certificate is not found', async () => {
  for (const user of ['client', 'business', 'assessor', 'it'])
    expect((await plan(user, 'QM-2025-75001')).status, user).toBe(403);
  const unknown = await portal.post('scheduling', '/cycle/plan', { CertificateKey: 'unknown-certificate-1' });
  expect(unknown.status).toBe(404);
});
