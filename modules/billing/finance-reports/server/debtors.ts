import { sql } from 'kysely';
import type { z } from 'zod';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { listName } from '#platform/server/database/list-name.ts';
import { listPage } from '#platform/server/database/list-page.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { exportOf, type ListRequest } from '#platform/server/lists/exported-list.ts';
import { unbatchedExport } from '#platform/server/lists/unbatched-export.ts';
import type { DebtorRow, DebtorSums, debtorRoutes } from '../rules/debtor-contract.ts';
import { debtorList } from '../rules/debtor-list.ts';
import { findDebtors, sortedDebtors } from './find-debtors.ts';

type Route = (typeof debtorRoutes)['list'];
type Record = Awaited<ReturnType<ReturnType<typeof sortedDebtors>['execute']>>[number];

/** Lists a page of the clients with unpaid invoices, with the sums of all matching ones. */
export async function listDebtors({
  db,
  actor,
  query,
  at,
}: Pick<Context<Route>, 'db' | 'actor' | 'query' | 'at'>): Promise<DataOf<Route>> {
  const found = findDebtors(db, actor, query, hongKongDate(at));
  const [{ Rows, ...total }, Sums] = await Promise.all([
    listPage(db, {
      name: listName('debtor', actor, query),
      rows: sortedDebtors(found, query),
      counted: found.select('Owed.OrganisationId'),
      query,
    }),
    sumsOf(found),
  ]);
  return { Rows: Rows.map(debtorRow), ...total, Sums };
}

function debtorRow({ OrganisationId: _, RemindedAt, ...row }: Record): DebtorRow {
  return { ...row, RemindedAt: RemindedAt?.toISOString() ?? null };
}

const sum = (column: string) => sql<number>`sum(${sql.ref(column)})::bigint`;

const sumsOf = (found: ReturnType<typeof findDebtors>): Promise<DebtorSums[]> =>
  found
    .select([
      'Owed.Currency',
      sum('owed.total_cents').as('TotalCents'),
      sum('owed.not_due_cents').as('NotDueCents'),
      sum('owed.proof_cents').as('ProofCents'),
      sum('owed.days30_cents').as('Days30Cents'),
      sum('owed.days60_cents').as('Days60Cents'),
      sum('owed.days90_cents').as('Days90Cents'),
      sum('owed.days91_cents').as('Days91Cents'),
      sum('owed.overdue_cents').as('OverdueCents'),
    ])
    .groupBy('Owed.Currency')
    .orderBy('Owed.Currency')
    .execute();

/** Defines the spreadsheet export of the list of debtors: its columns, and all matching rows in its order. */
export const exportedDebtors = exportOf(debtorList, {
  file: 'debtors',
  ...unbatchedExport(async ({ db, actor, filters, at }: ListRequest) => {
    const query: z.output<typeof debtorList.Query> = debtorList.Query.parse(filters);
    const rows = await sortedDebtors(findDebtors(db, actor, query, hongKongDate(at)), query).execute();
    return rows.map((row) => ({
      org: row.OrgName,
      currency: row.Currency,
      invoices: row.Invoices,
      total: row.TotalCents,
      notDue: row.NotDueCents,
      proof: row.ProofCents,
      days30: row.Days30Cents,
      days60: row.Days60Cents,
      days90: row.Days90Cents,
      days91: row.Days91Cents,
      overdue: row.OverdueCents,
      oldest: row.OldestDueOn,
      reminded: row.RemindedAt,
    }));
  }),
});
