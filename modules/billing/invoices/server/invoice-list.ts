/**
 * Lists invoices in the caller's scope with filters and sort order, newest first by default; the same query
 * serves the export.
 */
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { codesIn } from '#platform/common/contract/list.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { SortName } from '#platform/common/lists/define-list.ts';
import { conditionsOf, type FilterConditions } from '#platform/common/lists/filter-conditions.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { listName } from '#platform/server/database/list-name.ts';
import { listPage } from '#platform/server/database/list-page.ts';
import { literals } from '#platform/server/database/literals.ts';
import { searchConditions } from '#platform/server/database/search-conditions.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { Context, DataOf, SignedIn } from '#platform/server/http/context.ts';
import { dayConditions } from '#platform/server/lists/day-conditions.ts';
import type { invoiceRoutes } from '../rules/contract.ts';
import type { invoiceList } from '../rules/invoice-list.ts';
import { dueRange } from '../rules/overdue-ages.ts';
import { INVOICE_STATUSES, invoiceStatuses } from '../rules/statuses.ts';
import { invoiceRow, listedInvoices } from './invoice-row.ts';
import { invoiceInScope } from './invoice-scope.ts';

type Route = (typeof invoiceRoutes)['list'];
type Query = Context<Route>['query'];
type Sort = SortName<typeof invoiceList>;
type Filtered = SelectQueryBuilder<Tables, 'Invoice', object>;

/** Lists invoices in the caller's scope, newest first by default. */
export async function listInvoices({ db, query, actor, at }: Context<Route>): Promise<DataOf<Route>> {
  const found = matchingInvoices(db, actor, query, hongKongDate(at));
  const { Rows, ...total } = await listPage(db, {
    name: listName('invoice', actor, query),
    rows: listedInvoices(sortedInvoices(found, query)),
    counted: found.select('Invoice.Id'),
    query,
  });
  return { Rows: await Promise.all(Rows.map((row) => invoiceRow(db, row, at))), ...total };
}

/** Returns the query of matching invoices in the user's scope, shared by the page and the export. */
export function matchingInvoices(db: Db, actor: SignedIn, query: Query, today: string): Filtered {
  let found: Filtered = db.selectFrom('Invoice').where(invoiceInScope(actor));
  for (const condition of conditionsOf<typeof invoiceList, Condition>(query, conditions(today)))
    found = found.where(condition);
  for (const holds of searchConditions(query.Search)) found = found.where(holds('invoice.search'));
  return found;
}

type Condition = RawBuilder<SqlBool>;
const isWithPayer = sql<SqlBool>`invoice.status in (${literals(invoiceStatuses.withPayer)})`;

const conditions = (today: string): FilterConditions<typeof invoiceList, Condition> => ({
  Status: (codes) => sql<SqlBool>`invoice.status in (${sql.join(codesIn(codes, INVOICE_STATUSES))})`,
  // Same condition as in `is-overdue.ts`, written so that the index of unpaid invoices is used.
  IsOverdue: (isOverdue) =>
    isOverdue
      ? sql<SqlBool>`(${isWithPayer} and invoice.due_on < ${today})`
      : sql<SqlBool>`(not ${isWithPayer} or invoice.due_on >= ${today})`,
  OverdueDays: (days) => {
    const { DueFrom, DueTo } = dueRange(days, today);
    return sql<SqlBool>`(${isWithPayer} and invoice.due_on <= ${DueTo}
      ${DueFrom ? sql`and invoice.due_on >= ${DueFrom}` : sql``})`;
  },
  OrganisationKey: (organisation) => sql<SqlBool>`invoice.organisation_id = (
    select organisation.id from organisation where organisation_key = ${organisation})`,
  ...dayConditions('', ORDER.CreatedAt),
  ...dayConditions('Paid', sql`invoice.paid_at`),
  DueFrom: (day) => sql<SqlBool>`invoice.due_on >= ${day}`,
  DueTo: (day) => sql<SqlBool>`invoice.due_on <= ${day}`,
});

const ORDER = {
  InvoiceNo: sql`invoice.invoice_no`,
  CreatedAt: sql`invoice.created_at`,
  DueOn: sql`invoice.due_on`,
  AmountCents: sql`invoice.amount_cents`,
  UpdatedAt: sql`invoice.updated_at`,
} as const satisfies Record<Sort, unknown>;

/** Sorts in the requested order. */
export function sortedInvoices<Row>(
  found: SelectQueryBuilder<Tables, 'Invoice', Row>,
  query: Pick<Query, 'Sort'>,
) {
  const sort = (query.Sort ?? '-CreatedAt') as Sort | `-${Sort}`;
  const name = sort.replace('-', '') as Sort;
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  return (
    found
      .orderBy(ORDER[name], direction)
      // In the same direction, so that one index gives the whole order; an invoice number needs no second
      // key.
      .$if(name !== 'InvoiceNo', (some) => some.orderBy('Invoice.Id', direction))
  );
}
