/**
 * Queries the clients with unpaid invoices in the caller's scope, with the outstanding amounts by age, for
 * finance's list of debtors and its export; reads the index `invoice_debtor` alone.
 */
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { dueRange, invoiceStatuses, type OVERDUE_DAYS } from '#modules/billing/invoices/rules/index.ts';
import { invoiceInScope } from '#modules/billing/invoices/server/index.ts';
import { conditionsOf } from '#platform/common/lists/filter-conditions.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { literals } from '#platform/server/database/literals.ts';
import { searchConditions } from '#platform/server/database/search-conditions.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import type { debtorList } from '../rules/debtor-list.ts';

type Query = z.output<typeof debtorList.Query>;
type Filters = Pick<Query, 'IsOverdue' | 'Search'>;

const isWithPayer = sql<boolean>`invoice.status in (${literals(invoiceStatuses.withPayer)})`;
const isToCheck = sql<boolean>`invoice.status in (${literals(invoiceStatuses.toCheck)})`;

const sumOf = (condition: RawBuilder<boolean>) =>
  sql<number>`coalesce(sum(invoice.amount_cents) filter (where ${condition}), 0)::bigint`;

function ofAge(days: (typeof OVERDUE_DAYS)[number], today: string): RawBuilder<number> {
  const { DueFrom, DueTo } = dueRange(days, today);
  return sumOf(sql<boolean>`${isWithPayer} and invoice.due_on <= ${DueTo}::date
    ${DueFrom ? sql`and invoice.due_on >= ${DueFrom}::date` : sql``}`);
}

/** Unpaid amounts per client and currency; an invoice with a proof is not overdue (`is-overdue.ts`). */
const owedByClient = (db: Queries, actor: SignedIn, today: string) =>
  db
    .selectFrom('Invoice')
    .where(invoiceInScope(actor))
    .where(sql<boolean>`invoice.status in (${literals(invoiceStatuses.owed)})`)
    .groupBy(['Invoice.OrganisationId', 'Invoice.Currency'])
    .select([
      'Invoice.OrganisationId',
      'Invoice.Currency',
      sql<number>`count(*)`.as('Invoices'),
      sql<number>`sum(invoice.amount_cents)::bigint`.as('TotalCents'),
      sumOf(sql<boolean>`${isWithPayer} and invoice.due_on >= ${today}::date`).as('NotDueCents'),
      sumOf(isToCheck).as('ProofCents'),
      ofAge('1-30', today).as('Days30Cents'),
      ofAge('31-60', today).as('Days60Cents'),
      ofAge('61-90', today).as('Days90Cents'),
      ofAge('91-', today).as('Days91Cents'),
      sumOf(sql<boolean>`${isWithPayer} and invoice.due_on < ${today}::date`).as('OverdueCents'),
      sql<string>`min(invoice.due_on)`.as('OldestDueOn'),
      sql<Date | null>`max(invoice.reminded_at)`.as('RemindedAt'),
    ]);

/** Returns the query of the matching clients in the caller's scope. */
export function findDebtors(db: Queries, actor: SignedIn, filters: Filters, today: string) {
  const conditions = [
    ...conditionsOf<typeof debtorList, RawBuilder<boolean>>(filters, {
      IsOverdue: (isOverdue) =>
        isOverdue ? sql<boolean>`owed.overdue_cents > 0` : sql<boolean>`owed.overdue_cents = 0`,
    }),
    ...searchConditions(filters.Search).map((condition) => condition('organisation.search')),
  ];
  let found = db
    .selectFrom(owedByClient(db, actor, today).as('Owed'))
    .innerJoin('Organisation', 'Organisation.Id', 'Owed.OrganisationId');
  for (const condition of conditions) found = found.where(condition);
  return found;
}

type Found = ReturnType<typeof findDebtors>;

const ORDER = {
  TotalCents: sql`owed.total_cents`,
  OverdueCents: sql`owed.overdue_cents`,
  OldestDueOn: sql`owed.oldest_due_on`,
  RemindedAt: sql`owed.reminded_at`,
} as const satisfies Record<(typeof debtorList.Sorts)[number], unknown>;

/** The rows in order, by default those who are overdue with most first. */
export function sortedDebtors(found: Found, { Sort }: Pick<Query, 'Sort'>) {
  const sort = Sort ?? '-OverdueCents';
  const name = sort.replace('-', '') as keyof typeof ORDER;
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  return found
    .selectAll('Owed')
    .select(['Organisation.OrganisationKey', 'Organisation.OrgName'])
    .orderBy(ORDER[name], (order) =>
      direction === 'desc' ? order.desc().nullsLast() : order.asc().nullsFirst(),
    )
    .orderBy('Owed.TotalCents', 'desc')
    .orderBy('Owed.OrganisationId')
    .orderBy('Owed.Currency');
}
