/**
 * Lists invoices in the caller's scope with filters and sort order, newest first by default; the same query
 * serves the export.
 */
import { type SelectQueryBuilder, sql } from 'kysely';
import { codesIn } from '#platform/common/contract/list.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { listName } from '#platform/server/database/list-name.ts';
import { listPage } from '#platform/server/database/list-page.ts';
import { onDays } from '#platform/server/database/on-days.ts';
import { searchConditions } from '#platform/server/database/search-conditions.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { Context, DataOf, SignedIn } from '#platform/server/http/context.ts';
import type { INVOICE_SORTS, invoiceRoutes } from '../rules/contract.ts';
import { dueRange } from '../rules/overdue-ages.ts';
import { INVOICE_STATUSES } from '../rules/statuses.ts';
import { invoiceRow, listedInvoices } from './invoice-row.ts';
import { invoiceInScope } from './invoice-scope.ts';

type Route = (typeof invoiceRoutes)['list'];
type Query = Context<Route>['query'];
type Sort = (typeof INVOICE_SORTS)[number];
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
  if (query.Status) found = found.where('Invoice.Status', 'in', codesIn(query.Status, INVOICE_STATUSES));
  // Same condition as in `is-overdue.ts`, written so that the index of unpaid invoices is used.
  if (query.IsOverdue) found = found.where('Invoice.Status', '=', 'OPEN').where('Invoice.DueOn', '<', today);
  if (query.IsOverdue === false)
    found = found.where((eb) =>
      eb.or([eb('Invoice.Status', '<>', 'OPEN'), eb('Invoice.DueOn', '>=', today)]),
    );
  if (query.OverdueDays) {
    const { DueFrom, DueTo } = dueRange(query.OverdueDays, today);
    found = found.where('Invoice.Status', '=', 'OPEN').where('Invoice.DueOn', '<=', DueTo);
    if (DueFrom) found = found.where('Invoice.DueOn', '>=', DueFrom);
  }
  if (query.OrganisationKey)
    found = found.where('Invoice.OrganisationId', '=', (eb) =>
      eb
        .selectFrom('Organisation')
        .select('Organisation.Id')
        .where('OrganisationKey', '=', String(query.OrganisationKey)),
    );
  if (query.From || query.To) found = found.where(onDays(ORDER.CreatedAt, query.From, query.To));
  if (query.PaidFrom || query.PaidTo)
    found = found.where(onDays(sql`invoice.paid_at`, query.PaidFrom, query.PaidTo));
  if (query.DueFrom) found = found.where('Invoice.DueOn', '>=', query.DueFrom);
  if (query.DueTo) found = found.where('Invoice.DueOn', '<=', query.DueTo);
  for (const holds of searchConditions(query.Search)) found = found.where(holds('invoice.search'));
  return found;
}

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
