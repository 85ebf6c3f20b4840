import { sql } from 'kysely';
import { TOTAL_CAP } from '#platform/common/contract/list.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { pageOf } from '#platform/server/database/page.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import type { financeRoutes } from '../rules/contract.ts';
import { findMovements, type MovementFilter } from './find-movements.ts';
import { movementRows } from './movement-rows.ts';

type Route = (typeof financeRoutes)['movements'];

/**
 * Lists a page of all payments and refunds for finance, newest first, with the number and sum of all
 * matching rows.
 */
export async function listMovements({
  db,
  query,
}: Pick<Context<Route>, 'db' | 'query'>): Promise<DataOf<Route>> {
  const { limit, offset } = pageOf(query);
  const page = sql`select * from (${findMovements(query, offset + limit)}) as upto offset ${offset}`;
  const [rows, total] = await Promise.all([movementRows(db, page), totals(db, query)]);
  return { Rows: rows.map(({ Below: _, ...row }) => row), ...total };
}

/** Counts and sums the matching rows; only up to a limit if there are more than anyone pages through. */
async function totals(db: Db, filter: MovementFilter) {
  const { rows } = await sql<{ Counted: number; ReceivedCents: number; RefundedCents: number }>`
    select count(*) as counted, coalesce(sum(greatest(amount_cents, 0)), 0)::bigint as received_cents,
      coalesce(sum(greatest(-amount_cents, 0)), 0)::bigint as refunded_cents
    from (${findMovements(filter, TOTAL_CAP + 1)}) as found`.execute(db);
  const { Counted = 0, ReceivedCents = 0, RefundedCents = 0 } = rows[0] ?? {};
  const IsTotalCapped = Counted > TOTAL_CAP;
  const sums = { ReceivedCents, RefundedCents, SumCents: ReceivedCents - RefundedCents };
  const unknown = { ReceivedCents: null, RefundedCents: null, SumCents: null };
  return { Total: Math.min(Counted, TOTAL_CAP), IsTotalCapped, ...(IsTotalCapped ? unknown : sums) };
}
