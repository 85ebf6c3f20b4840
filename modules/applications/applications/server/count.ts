import { sql } from 'kysely';
import { TOTAL_CAP } from '#platform/common/contract/list.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import type { applicationRoutes } from '../rules/contract.ts';
import { applicationsInScope } from './applications-in-scope.ts';
import { yourTurn } from './your-turn.ts';

type Route = (typeof applicationRoutes)['count'];

/**
 * Counts applications by status, those on the user's turn and those over target, for the dashboard; limited
 * to the newest in scope so that it never scans the full history.
 */
export async function countApplications({ db, actor, at }: Context<Route>): Promise<DataOf<Route>> {
  const newest = applicationsInScope(db, actor)
    .select(['Application.ApplicationStatusCode', 'Application.DueAt', yourTurn(actor).as('IsYourTurn')])
    .orderBy('Application.UpdatedAt', 'desc')
    .limit(TOTAL_CAP);
  const rows = await db
    .selectFrom(newest.as('Newest'))
    .select(['Newest.ApplicationStatusCode'])
    .select(({ fn }) => [
      fn.countAll<number>().as('Count'),
      sql<number>`count(*) filter (where is_your_turn)`.as('Yours'),
      sql<number>`count(*) filter (where due_at < ${at})`.as('Late'),
    ])
    .groupBy('Newest.ApplicationStatusCode')
    .execute();
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    Counts: Object.fromEntries(rows.map((row) => [row.ApplicationStatusCode, row.Count])),
    YourTurn: sum((row) => row.Yours),
    OverTarget: sum((row) => row.Late),
    IsTotalCapped: sum((row) => row.Count) >= TOTAL_CAP,
  };
}
