import { sql } from 'kysely';
import {
  applicationsPermissions,
  isAssignedStep,
  STAGES,
  STEP_ROLES,
  type Stage,
} from '#modules/applications/applications/rules/index.ts';
import { canSeeAllApplications } from '#modules/applications/applications/server/index.ts';
import { handledBy } from '#modules/applications/teams/server/index.ts';
import { STEPS } from '#modules/catalogue/services/rules/index.ts';
import { hasPermission } from '#platform/common/access/permissions.ts';
import { addMonths, hongKongDate, hongKongMidnight } from '#platform/common/format/dates.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import type { Pace } from '../rules/contract.ts';

type Months = Pick<Pace, 'MonthsOf' | 'MonthsStage' | 'Months'>;
type Row = { Place: number; What: string; Count: number };

const MONTHS = 12;

/**
 * Returns the applications per month over the last twelve months for the staff dashboard: submitted and
 * completed ones of the certification body, decided ones, or the person's own, depending on the reader's
 * role.
 */
export async function monthFigures(db: Queries, actor: SignedIn, at: Date): Promise<Months> {
  const first = `${hongKongDate(at).slice(0, 7)}-01`;
  const months = Array.from({ length: MONTHS }, (_, place) => addMonths(first, place - MONTHS + 1));
  const { Of, Stage } = chartOf(actor);
  const rows =
    Of === 'OWN' ? await ownMonths(db, actor, months) : await ledger(db, months, ledgerScope(actor, Stage));
  const count = (place: number, what: string) =>
    Number(rows.find((row) => Number(row.Place) === place + 1 && row.What === what)?.Count ?? 0);
  return {
    MonthsOf: Of,
    MonthsStage: Stage,
    Months: months.map((month, place) => ({
      Month: month.slice(0, 7),
      Submitted: Of === 'BODY' ? count(place, 'SUBMITTED') : null,
      Done: count(place, Of === 'BODY' ? 'COMPLETED' : (Stage ?? 'OWN')),
    })),
  };
}

/**
 * Selects what the chart counts. The ledger does not identify applications, so it serves only lists seen in
 * full.
 */
function chartOf(actor: SignedIn): { Of: Pace['MonthsOf']; Stage: Stage | null } {
  if (canSeeAllApplications(actor)) return { Of: 'BODY', Stage: null };
  const decided = STEPS.find((step) => !isAssignedStep(step) && hasPermission(actor.Roles, STEP_ROLES[step]));
  if (decided) return { Of: 'STAGE', Stage: decided };
  return actor.Roles.every((role) => hasPermission([role], applicationsPermissions.READ_TEAM_APPLICATIONS))
    ? { Of: 'BODY', Stage: null }
    : { Of: 'OWN', Stage: null };
}

function ledgerScope(actor: SignedIn, stage: Stage | null) {
  if (stage) return sql`application.what = ${stage}`;
  const isAll = canSeeAllApplications(actor);
  return sql`application.what in ('SUBMITTED', 'COMPLETED') and ${isAll ? sql`true` : handledBy(actor.Id)}`;
}

/** The ledger is aliased `application`: teams are distinguished by the same expressions as for applications. */
async function ledger(db: Queries, months: readonly string[], which: ReturnType<typeof sql>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select asked.place, application.what, sum(application.count)::bigint as count
    from unnest(${[...months]}::date[]) with ordinality as asked (month, place)
      join application_month as application on application.month = asked.month
    where ${which} group by asked.place, application.what`.execute(db);
  return rows;
}

async function ownMonths(db: Queries, actor: SignedIn, months: readonly string[]): Promise<Row[]> {
  const starts = months.map(hongKongMidnight);
  const ends = months.map((month) => hongKongMidnight(addMonths(month, 1)));
  const { rows } = await sql<Row>`
    select asked.place, 'OWN' as what, count(distinct visit.application_id) as count
    from unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) with ordinality as asked (begins, ends, place)
      join application_stage_interval as visit
        on visit.account_id = ${actor.Id} and visit.stage = any(${[...STAGES]}::text[]) and visit.ended_at >= asked.begins and visit.ended_at < asked.ends
    group by asked.place`.execute(db);
  return rows;
}
