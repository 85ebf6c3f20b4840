import { sql } from 'kysely';
import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import {
  ENDED_STATUSES,
  findingOverdue,
  overTarget,
} from '#modules/applications/applications/server/index.ts';
import { STEPS } from '#modules/catalogue/services/rules/index.ts';
import { certificateInScope } from '#modules/certification/certificates/server/index.ts';
import { cyclesPermissions } from '#modules/certification/cycles/rules/index.ts';
import { countDues, IN_FORCE } from '#modules/certification/cycles/server/index.ts';
import { hasPermission } from '#platform/common/access/permissions.ts';
import { TOTAL_CAP } from '#platform/common/contract/list.ts';
import { addDays, hongKongDate, hongKongMidnight } from '#platform/common/format/dates.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { Context, DataOf, SignedIn } from '#platform/server/http/context.ts';
import type { Deadlines, dashboardRoutes } from '../rules/contract.ts';
import { scopedFirst } from './scoped.ts';

type Route = (typeof dashboardRoutes)['deadlines'];

const WINDOWS = [30, 60, 90] as const;
const LAST = 90;

/**
 * Returns the deadline figures of the staff dashboard in the reader's scope: assessments and expiries within
 * 30, 60 and 90 days, overdue assessments and findings, suspensions, steps past their target.
 */
export async function viewDeadlines({
  db,
  actor,
  at,
}: Pick<Context<Route>, 'db' | 'actor' | 'at'>): Promise<DataOf<Route>> {
  const Today = hongKongDate(at);
  const days = WINDOWS.map((count) => addDays(Today, count));
  const [due, expiries, Suspended, FindingsOverdue, Late] = await Promise.all([
    dueAssessments({ db, actor, at }, days),
    expiring(db, actor, Today),
    suspended(db, actor),
    lateFindings(db, actor),
    late(db, actor, at),
  ]);
  return {
    Today,
    AssessmentsOverdue: due.Overdue,
    AssessmentsUnplanned: due.Unplanned,
    Windows: WINDOWS.map((Days, place) => {
      const To = days[place] ?? Today;
      const Expiries = expiries.filter((day) => day >= Today && day <= To).length;
      return { Days, To, Assessments: due.Until[place] ?? 0, Expiries };
    }),
    Suspended,
    FindingsOverdue,
    Late,
  };
}

type DueAssessments = { Overdue: number; Unplanned: number | null; Until: number[] };

/**
 * Due assessments: those of the schedule for its readers, so that both show the same numbers; for others the
 * last days of the unfinished assessments they work on.
 */
async function dueAssessments(
  { db, actor, at }: { db: Db; actor: SignedIn; at: Date },
  until: readonly string[],
): Promise<DueAssessments> {
  if (hasPermission(actor.Roles, cyclesPermissions.READ_SCHEDULE)) return countDues({ db, actor, at }, until);
  const today = hongKongDate(at);
  const { rows } = await sql<{ EndDateTime: Date }>`
    select end_date_time from application
    where end_date_time is not null and application_status_code not in ${ENDED_STATUSES}
      and end_date_time < ${hongKongMidnight(addDays(today, LAST + 1))} and ${scopedFirst(actor)}
    order by end_date_time limit ${TOTAL_CAP}`.execute(db);
  const days = rows.map((row) => hongKongDate(row.EndDateTime));
  return {
    Overdue: days.filter((day) => day < today).length,
    Unplanned: null,
    Until: until.map((to) => days.filter((day) => day >= today && day <= to).length),
  };
}

async function expiring(db: Db, actor: SignedIn, today: string): Promise<string[]> {
  const rows = await db
    .selectFrom('Certificate')
    .where(certificateInScope(actor))
    .where('Certificate.CertificateStatusCode', 'in', IN_FORCE)
    .where('Certificate.ExpiryDate', '>=', today)
    .where('Certificate.ExpiryDate', '<=', addDays(today, LAST))
    .select('Certificate.ExpiryDate')
    .orderBy('Certificate.ExpiryDate')
    .limit(TOTAL_CAP)
    .execute();
  return rows.map((row) => row.ExpiryDate ?? '');
}

async function suspended(db: Db, actor: SignedIn): Promise<number> {
  const some = db
    .selectFrom('Certificate')
    .where(certificateInScope(actor))
    .where('Certificate.CertificateStatusCode', 'in', certificateStatuses.suspended)
    .select('Certificate.Id')
    .limit(TOTAL_CAP);
  return counted(db, sql`${some}`);
}

const lateFindings = (db: Db, actor: SignedIn): Promise<number> =>
  counted(
    db,
    sql`select application.id from application where ${findingOverdue()} and ${scopedFirst(actor)} limit ${TOTAL_CAP}`,
  );

async function counted(db: Db, some: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ Count: number }>`select count(*) as count from (${some}) as found`.execute(db);
  return Number(rows[0]?.Count ?? 0);
}

/** Starts with the longest overdue, in case there are more than a list counts. */
async function late(db: Db, actor: SignedIn, at: Date): Promise<Deadlines['Late']> {
  const { rows } = await sql<Deadlines['Late'][number]>`
    select step, count(*) as count, percentile_cont(0.5) within group (order by days) as median_days,
      max(days) as most_days
    from (
      select current_step as step, extract(epoch from ${at}::timestamptz - due_at) / 86400.0 as days from application
      where ${overTarget(sql`${at}`)} and ${scopedFirst(actor)} order by due_at limit ${TOTAL_CAP}) as late
    where step is not null
    group by step
    order by array_position(${[...STEPS]}::text[], step)`.execute(db);
  const round = (days: number) => Math.round(Number(days) * 10) / 10;
  return rows.map((row) => ({
    Step: row.Step,
    Count: Number(row.Count),
    MedianDays: round(row.MedianDays),
    MostDays: round(row.MostDays),
  }));
}
