/**
 * Returns for each running application on the client dashboard how many days its current stage usually
 * takes: the median of other applications of the same service, if at least five.
 */
import { sql } from 'kysely';
import { applicationStatuses, type Stage, stageOf } from '#modules/applications/applications/rules/index.ts';
import { visibleTo } from '#modules/applications/applications/server/index.ts';
import type { Step } from '#modules/catalogue/services/rules/index.ts';
import { addMonths, hongKongDate, hongKongMidnight } from '#platform/common/format/dates.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import type { dashboardRoutes } from '../rules/contract.ts';
import { type Counted, medianColumns } from './median.ts';

type Route = (typeof dashboardRoutes)['usual'];

const MAX_ENTRIES = 50;
const NEWEST_OF_SERVICE = 200;
/** With fewer cases the median is meaningless and could reveal data of a single other client. */
const MIN_CASES = 5;

/**
 * Usual duration of the current stage of each of the caller's applications: the median of other applications
 * of the same service. Identifies no application and no person.
 */
export async function viewUsual({
  db,
  actor,
  at,
}: Pick<Context<Route>, 'db' | 'actor' | 'at'>): Promise<DataOf<Route>> {
  const running = await db
    .selectFrom('Application')
    .where(visibleTo(actor))
    .where('Application.ApplicationStatusCode', 'in', applicationStatuses.running)
    .select(['ApplicationKey', 'ApplicationStatusCode', 'CurrentStep', 'ServiceId'])
    .orderBy('UpdatedAt', 'desc')
    .limit(MAX_ENTRIES)
    .execute();
  const stagedRows = running.map((row) => ({
    ...row,
    Stage: stageOf(row.ApplicationStatusCode, row.CurrentStep as Step | null),
  }));
  const figures = await serviceFigures(db, stagedRows, hongKongMidnight(addMonths(hongKongDate(at), -12)));
  return {
    Rows: stagedRows.map(({ ApplicationKey, ServiceId, Stage }) => {
      const found = figures.find((one) => one.ServiceId === ServiceId && one.Stage === Stage);
      const Cases = Number(found?.Cases ?? 0);
      const isKnown = Cases >= MIN_CASES && found?.MedianDays != null;
      // Rounded up: to the waiting client, a day that has begun counts.
      return {
        ApplicationKey,
        Cases,
        Days: isKnown ? Math.max(1, Math.ceil(Number(found.MedianDays))) : null,
      };
    }),
  };
}

type Row = Counted & { ServiceId: number; Stage: Stage };

async function serviceFigures(
  db: Queries,
  applications: readonly { ServiceId: number; Stage: Stage | null }[],
  since: Date,
): Promise<Row[]> {
  const known = applications.filter((one) => one.Stage !== null);
  if (known.length === 0) return [];
  const { rows } = await sql<Row>`
    select asked.service_id, asked.stage, ${medianColumns}
    from (select distinct * from unnest(
        ${known.map((one) => one.ServiceId)}::bigint[], ${known.map((one) => one.Stage)}::text[])
        as given (service_id, stage)) as asked
      cross join lateral (
        select past.application_id, past.started_at, past.ended_at from application_stage_interval as past
        where past.service_id = asked.service_id and past.stage = asked.stage and past.ended_at >= ${since}
        order by past.ended_at desc limit ${NEWEST_OF_SERVICE}) as visit
    group by asked.service_id, asked.stage`.execute(db);
  return rows;
}
