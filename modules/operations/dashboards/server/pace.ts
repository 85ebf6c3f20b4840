/**
 * Applications per month and median days per stage and per person, for the pace figures of the staff
 * dashboard.
 */
import { sql } from 'kysely';
import { STAGES, type Stage } from '#modules/applications/applications/rules/index.ts';
import { isLimitedToAssigned } from '#modules/applications/applications/server/index.ts';
import { hasPermission } from '#platform/common/access/permissions.ts';
import { CLIENT_ROLES } from '#platform/common/access/roles.ts';
import { addMonths, hongKongDate, hongKongMidnight } from '#platform/common/format/dates.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { holdsAnyOf } from '#platform/server/database/holds-any-of.ts';
import type { Context, DataOf, SignedIn } from '#platform/server/http/context.ts';
import type { dashboardRoutes, Pace } from '../rules/contract.ts';
import { dashboardsPermissions } from '../rules/permissions.ts';
import { type Counted, figureOf, medianColumns, NEWEST } from './median.ts';
import { monthFigures } from './months.ts';
import { ofScope } from './scoped.ts';

type StagesRow = Counted & { Stage: Stage };

/**
 * Median days per stage, in the reader's scope. Readers who see only what was assigned to them get their own figure next to
 * that of the certification body, which identifies no one and no application.
 */
async function stageFigures(db: Queries, actor: SignedIn, since: Date): Promise<Pace['Stages']> {
  const isWorker = isLimitedToAssigned(actor);
  const seen = isWorker ? sql`true` : ofScope(actor, sql`past.application_id`);
  const [all, own] = await Promise.all([
    figures(db, sql`${seen}`, since),
    isWorker ? figures(db, sql`past.account_id = ${actor.Id}`, since) : [],
  ]);
  const of = (rows: readonly StagesRow[], stage: Stage) => rows.find((row) => row.Stage === stage);
  return STAGES.map((Stage) => ({
    Stage,
    ...figureOf(of(all, Stage)),
    Own: isWorker ? figureOf(of(own, Stage)) : null,
  }));
}

/** Figures of the newest visits of each stage, from an index: the number of visits read is limited. */
async function figures(db: Queries, which: ReturnType<typeof sql>, since: Date): Promise<StagesRow[]> {
  const { rows } = await sql<StagesRow>`
    select asked.stage, ${medianColumns}
    from unnest(${[...STAGES]}::text[]) as asked (stage) cross join lateral (
      select past.application_id, past.started_at, past.ended_at from application_stage_interval as past
      where past.stage = asked.stage and past.ended_at >= ${since} and ${which}
      order by past.ended_at desc limit ${NEWEST}) as visit
    group by asked.stage`.execute(db);
  return rows;
}

/** Steps done by clients, and publishing, which any available person does, do not count as personal pace. */
const WORK = STAGES.filter((stage) => stage !== 'CLIENT' && stage !== 'PUBLISH');
const NEWEST_OF_PERSON = 200;
const PEOPLE = 50;

type Row = Counted & { Stage: Stage; UserKey: string; FirstName: string; LastName: string };

/** Median days of the people with the most cases, per stage; null for readers who may not see it. */
async function userFigures(db: Queries, actor: SignedIn, since: Date): Promise<Pace['People']> {
  if (!hasPermission(actor.Roles, dashboardsPermissions.COMPARE_PEOPLE)) return null;
  const { rows } = await sql<Row>`
    select asked.stage, account.user_key, account.first_name, account.last_name, ${medianColumns}
    from account cross join unnest(${WORK}::text[]) as asked (stage) cross join lateral (
      select past.application_id, past.started_at, past.ended_at from application_stage_interval as past
      where past.account_id = account.id and past.stage = asked.stage and past.ended_at >= ${since}
        and ${ofScope(actor, sql`past.application_id`)}
      order by past.ended_at desc limit ${NEWEST_OF_PERSON}) as visit
    where not ${holdsAnyOf('account.roles', CLIENT_ROLES)}
    group by asked.stage, account.id
    order by cases desc, account.last_name, account.first_name limit ${PEOPLE}`.execute(db);
  return rows.map((row) => ({
    Stage: row.Stage,
    UserKey: row.UserKey,
    Name: fullName(row),
    ...figureOf(row, NEWEST_OF_PERSON),
  }));
}

type Route = (typeof dashboardRoutes)['pace'];

/** Counts and durations of the last twelve months (decision 0040). */
export async function viewPace({
  db,
  actor,
  at,
}: Pick<Context<Route>, 'db' | 'actor' | 'at'>): Promise<DataOf<Route>> {
  const Since = addMonths(hongKongDate(at), -12);
  const since = hongKongMidnight(Since);
  const [months, Stages, People] = await Promise.all([
    monthFigures(db, actor, at),
    stageFigures(db, actor, since),
    userFigures(db, actor, since),
  ]);
  return { ...months, Since, Stages, People };
}
