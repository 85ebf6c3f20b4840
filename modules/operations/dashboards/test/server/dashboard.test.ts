import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Stage } from '#modules/applications/applications/rules/stages.ts';
import { demoServices } from '#modules/catalogue/services/server/demo/index.ts';
import { addDays, addMonths, hongKongDate } from '#platform/common/format/dates.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import type { Deadlines, Pace } from '../../rules/contract.ts';
import { foldMonths } from '../../server/fold-months.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
  await fill();
});
afterAll(() => portal.close());

/** All days are relative to noon today in Hong Kong, so that the time of day does not change the results. */
const TODAY = hongKongDate(new Date());
const noon = (days: number) => new Date(`${addDays(TODAY, -days)}T12:00:00+08:00`);

type Visit = { stage: Stage; who: string | null; days: number; endedDaysAgo: number };
type Made = {
  no: string;
  service?: string;
  status?: string;
  step?: string;
  submitted?: number;
  completed?: number;
  overdueDays?: number;
  dueInDays?: number;
  reached?: string[];
  assigned?: string;
  visits?: Visit[];
};

const visit = (stage: Stage, user: string | null, days: number, endedDaysAgo = 20): Visit => ({
  stage,
  who: user,
  days,
  endedDaysAgo,
});

/** Ten applications of two organisations, few enough to verify the figures manually. */
// biome-ignore format: one application, one line
const MADE: Made[] = [
  { no: 'A1', status: 'COMPLETED', submitted: 5, completed: 2, reached: ['COO'], assigned: 'assessor',
    visits: [visit('ASSESSOR', 'assessor', 2), visit('COO', 'coo', 1)] },
  { no: 'A2', status: 'COMPLETED', submitted: 6, completed: 3, reached: ['COO'], assigned: 'assessor',
    visits: [visit('ASSESSOR', 'assessor', 4), visit('COO', 'coo', 3)] },
  // One application twice at the same stage: two visits, one case.
  { no: 'A3', submitted: 7, assigned: 'assessor', visits: [visit('ASSESSOR', 'assessor', 6), visit('ASSESSOR', 'assessor', 8, 10)] },
  { no: 'A4', submitted: 8, visits: [visit('ASSESSOR', 'sub-admin', 20)] },
  // Ended more than twelve months ago: not counted.
  { no: 'A5', submitted: 500, visits: [visit('ASSESSOR', 'assessor', 100, 400)] },
  { no: 'B1', step: 'COO', overdueDays: 2, reached: ['COO'] },
  { no: 'B2', step: 'COO', overdueDays: 4, reached: ['COO'] },
  { no: 'B3', step: 'ASSESSOR', overdueDays: 10, assigned: 'assessor' },
  { no: 'C1', status: 'WAITING', dueInDays: 30 },
  { no: 'C2', status: 'WAITING', dueInDays: 31 },
  { no: 'C3', status: 'INPROGRESS', dueInDays: -1 },
  { no: 'C4', status: 'CANCELLED', dueInDays: 5 },
];

async function fill(): Promise<void> {
  const { db } = portal;
  const client = await db
    .selectFrom('Account')
    .selectAll()
    .where('Email', '=', 'client@demo.test')
    .executeTakeFirstOrThrow();
  const service = await db
    .selectFrom('ServiceVersion')
    .selectAll()
    .orderBy('Id')
    .limit(1)
    .executeTakeFirstOrThrow();
  for (const made of MADE) {
    const at = (days: number | undefined) => (days === undefined ? null : noon(days));
    const { Id } = await db
      .insertInto('Application')
      .values({
        ApplicationKey: `key-of-application-${made.no}`,
        ApplicationNo: made.no,
        OrganisationId: client.OrganisationId as number,
        CreatedById: client.Id,
        ServiceId: service.ServiceId,
        ServiceVersionId: service.Id,
        ApplicationStatusCode: (made.status ?? 'UNDERREVIEW') as never,
        Type: 'CERTIFICATE',
        AssessmentType: 'INITIAL',
        CurrentStep: (made.step ?? null) as never,
        StepSince: at(made.completed ?? 1),
        DueAt: at(made.overdueDays),
        ReachedSteps: (made.reached ?? []) as never,
        SubmittedAt: at(made.submitted),
        EndDateTime:
          made.dueInDays === undefined ? null : new Date(`${addDays(TODAY, made.dueInDays)}T00:00:00+08:00`),
        Search: made.no.toLowerCase(),
      } as never)
      .returning('Id')
      .executeTakeFirstOrThrow();
    if (made.assigned)
      await db
        .insertInto('ApplicationPerson')
        .values({
          ApplicationId: Id,
          AccountId: await idOf(made.assigned),
          Mode: 'ASSESSOR',
          AssignedAt: new Date(),
        } as never)
        .execute();
    for (const [at, one] of (made.visits ?? []).entries())
      await db
        .insertInto('ApplicationStageInterval')
        .values({
          ApplicationId: Id,
          Version: at + 1,
          Stage: one.stage,
          ServiceId: service.ServiceId,
          AccountId: one.who === null ? null : await idOf(one.who),
          StartedAt: noon(one.endedDaysAgo + one.days),
          EndedAt: noon(one.endedDaysAgo),
        })
        .execute();
  }
}

const idOf = async (user: string): Promise<number> =>
  (
    await portal.db
      .selectFrom('Account')
      .select('Id')
      .where('Email', '=', `${user}@demo.test`)
      .executeTakeFirstOrThrow()
  ).Id;
const pace = async (user: string) => (await portal.get(user, '/dashboard/pace')).data as unknown as Pace;
const deadlines = async (user: string) =>
  (await portal.get(user, '/dashboard/deadlines')).data as unknown as Deadlines;
const total = async (user: string, query: Record<string, string>) =>
  (await portal.get(user, '/application/list', query)).data.Total;
const stage = (from: Pace, name: Stage) => from.Stages.find((one) => one.Stage === name);

test('the median days of a stage cover twelve months, and link to the list of their applications', async () => {
  const all = await pace('admin');
  // 2, 4, 6, 8 and 20 days: the median is 6; four applications.
  expect(stage(all, 'ASSESSOR')).toEqual({
    Stage: 'ASSESSOR',
    MedianDays: 6,
    Cases: 4,
    IsCapped: false,
    Own: null,
  });
  expect(stage(all, 'COO')).toMatchObject({ MedianDays: 2, Cases: 2 });
  expect(stage(all, 'CEO')).toMatchObject({ MedianDays: null, Cases: 0 });
  expect(await total('admin', { DoneStage: 'ASSESSOR', DoneFrom: all.Since })).toBe(4);
  expect(await total('admin', { DoneStage: 'COO', DoneFrom: all.Since })).toBe(2);
});

test('planners and managers see medians per person; an assignee sees their own next to the overall one', async () => {
  const { People } = await pace('scheduling');
  const assessor = await portal.userKey('assessor');
  const assessors = People?.filter((one) => one.Stage === 'ASSESSOR');
  // 2, 4, 6 and 8: the median is 5, of three applications; the other person's case took 20 days.
  expect(assessors?.map((one) => [one.UserKey === assessor, one.MedianDays, one.Cases])).toEqual([
    [true, 5, 3],
    [false, 20, 1],
  ]);
  const Since = (await pace('scheduling')).Since;
  expect(await total('scheduling', { DoneStage: 'ASSESSOR', DoneBy: assessor, DoneFrom: Since })).toBe(3);

  const own = await pace('assessor');
  expect(own.People).toBeNull();
  expect(stage(own, 'ASSESSOR')).toMatchObject({ MedianDays: 6, Own: { MedianDays: 5, Cases: 3 } });
  expect(own.MonthsOf).toBe('OWN');
  expect((await pace('business')).People).toBeNull();
});

test('deciders count the applications that reached them, and no others', async () => {
  const coo = await pace('coo');
  // Of the assessor's visits only A1 and A2 are visible: 2 and 4 days.
  expect(stage(coo, 'ASSESSOR')).toMatchObject({ MedianDays: 3, Cases: 2 });
  expect(await total('coo', { DoneStage: 'ASSESSOR', DoneFrom: coo.Since })).toBe(2);
  const { Late } = await deadlines('coo');
  expect(Late.map((one) => [one.Step, one.Count])).toEqual([['COO', 2]]);
});

/** Date range of one month, as the list is queried for each of the twelve months (Hong Kong time). */
const daysOf = (Month: string) => ({ from: `${Month}-01`, to: addDays(addMonths(`${Month}-01`, 1), -1) });

test('each month of the chart matches the list behind it, for every reader', async () => {
  for (const user of ['admin', 'business']) {
    const { Months, MonthsOf } = await pace(user);
    expect(MonthsOf).toBe('BODY');
    expect(Months.at(-1)?.Month).toBe(TODAY.slice(0, 7));
    expect(Months).toHaveLength(12);
    // A1 to A4 were submitted within nine days, A5 more than a year ago; A1 and A2 are completed.
    expect(Months.reduce((sum, one) => sum + (one.Submitted ?? 0), 0)).toBe(4);
    expect(Months.reduce((sum, one) => sum + one.Done, 0)).toBe(2);
    for (const { Month, Submitted, Done } of Months.slice(-2)) {
      const { from, to } = daysOf(Month);
      expect(await total(user, { From: from, To: to })).toBe(Submitted);
      expect(await total(user, { CompletedFrom: from, CompletedTo: to })).toBe(Done);
    }
  }
  const { Months, MonthsStage } = await pace('coo');
  expect(MonthsStage).toBe('COO');
  expect(Months.reduce((sum, one) => sum + one.Done, 0)).toBe(2);
  const own = await pace('assessor');
  for (const { Month, Done } of own.Months.slice(-2)) {
    const { from, to } = daysOf(Month);
    const DoneBy = await portal.userKey('assessor');
    expect(await total('assessor', { DoneBy, DoneFrom: from, DoneTo: to })).toBe(Done);
  }
});

test('overdue and due counts match the lists behind them', async () => {
  const { Late } = await deadlines('admin');
  expect(Late.map(({ Step, Count }) => [Step, Count])).toEqual([
    ['ASSESSOR', 1],
    ['COO', 2],
  ]);
  // Two and four days ago at noon: the median is three, plus or minus the hours since noon.
  expect(Math.abs((Late[1]?.MedianDays ?? 0) - 3)).toBeLessThanOrEqual(0.6);
  expect(await total('admin', { IsOverTarget: 'true' })).toBe(3);
  expect(await total('admin', { IsOverTarget: 'true', Step: 'COO' })).toBe(2);
  // Without the schedule: the last days of the applications.
  const { Windows, AssessmentsOverdue, AssessmentsUnplanned } = await deadlines('finance');
  expect(Windows.map((one) => one.Assessments)).toEqual([1, 2, 2]);
  expect([AssessmentsOverdue, AssessmentsUnplanned]).toEqual([1, null]);
  expect(await total('finance', { DueFrom: TODAY, DueTo: Windows[0]?.To ?? '' })).toBe(1);
  expect(await total('finance', { DueTo: addDays(TODAY, -1) })).toBe(1);
});

test('a client sees usual durations from five cases on, and never those of individuals', async () => {
  const usual = async () =>
    (await portal.get('client', '/dashboard/usual')).data.Rows as {
      ApplicationKey: string;
      Days: number | null;
      Cases: number;
    }[];
  const of = async (no: string) =>
    (await usual()).find((row) => row.ApplicationKey === `key-of-application-${no}`);
  // Two cases at the COO are too few; so are four applications at the assessor.
  expect(await of('B1')).toMatchObject({ Days: null, Cases: 2 });
  expect(await of('B3')).toMatchObject({ Days: null, Cases: 4 });
  await sql`
    insert into application_stage_interval (application_id, version, stage, service_id, started_at, ended_at)
    select id, 90, 'ASSESSOR', service_id, ${noon(26)}, ${noon(20)} from application where application_no = 'B1'`.execute(
    portal.db,
  );
  // 2, 4, 6, 6, 8 and 20 days of five applications.
  expect(await of('B3')).toMatchObject({ Days: 6, Cases: 5 });
  await sql`delete from application_stage_interval where version = 90`.execute(portal.db);
  expect(await total('client', { DoneStage: 'ASSESSOR' })).toBe(0);
  expect(await total('client', { IsFindingOverdue: 'true' })).toBe(0);
});

test('a visit is recorded when a stage ends; rebuilt figures are identical', async () => {
  const { ServiceKey } = await portal.db
    .selectFrom('Service')
    .select('ServiceKey')
    .where('SchemeCode', '=', 'GF')
    .executeTakeFirstOrThrow();
  const saved = await portal.post('client', '/application/save', {
    ServiceKey,
    AssessmentType: 'INITIAL',
  });
  const ApplicationKey = String(saved.data.ApplicationKey);
  const go = async (user: string, path: string, more: object = {}) => {
    const { Version } = (await portal.get(user, '/application/view', { ApplicationKey })).data;
    const answer = await portal.post(user, path, { ApplicationKey, Version, ...more });
    expect(answer.status, path).toBe(200);
  };
  const keys = await Promise.all([1, 2, 3, 4, 5, 6].map(() => portal.upload('client', 'document')));
  await go('client', '/application/save', { Answers: demoServices[0]?.validAnswers('INITIAL', keys) });
  await go('client', '/application/submit');
  await go('business', '/application/return', { Remark: 'The chart is missing.' });
  await go('client', '/application/submit');
  // Time in the archive counts for no person.
  await go('scheduling', '/application/archive');
  await go('scheduling', '/application/unarchive');
  await go('business', '/application/review', { TransactionNo: 'TX-1' });
  const visits = () =>
    portal.db
      .selectFrom('ApplicationStageInterval')
      .innerJoin('Application', 'Application.Id', 'ApplicationStageInterval.ApplicationId')
      .where('ApplicationKey', '=', ApplicationKey)
      .select(['Stage', 'ApplicationStageInterval.Version', 'AccountId', 'StartedAt', 'EndedAt'])
      .orderBy('ApplicationStageInterval.Version')
      .execute();
  const storedVisits = await visits();
  expect(storedVisits.map((one) => one.Stage)).toEqual(['CHECK', 'CLIENT', 'CHECK']);
  expect(storedVisits[0]?.AccountId).toBe(await idOf('business'));
  const months = async () =>
    (
      await sql`select month::text, what, service_id, industry_code, sum(count)::int as count from application_month
      where what in ('SUBMITTED', 'COMPLETED') group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(portal.db)
    ).rows;
  const notified = await months();
  await foldMonths(portal.db);
  expect(await months()).toEqual(notified);
  await sql`select rebuild_application_figures()`.execute(portal.db);
  expect(await visits()).toEqual(storedVisits);
  expect(await months()).toEqual(notified);
});
