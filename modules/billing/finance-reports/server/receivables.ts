import { sql } from 'kysely';
import {
  dueRange,
  type InvoiceStatus,
  invoiceStatuses,
  OVERDUE_DAYS,
} from '#modules/billing/invoices/rules/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { literals } from '#platform/server/database/literals.ts';
import type { FinanceOverview } from '../rules/contract.ts';

type Receivables = Pick<FinanceOverview, 'Open' | 'Proofs' | 'Overdue'>;
type Sum = { Count: number; AmountCents: number };

/**
 * Computes for the finance overview the unpaid total, the part awaiting review of its payment proof, and the
 * overdue amounts by age, from the index `invoice_owed` alone.
 */
export async function receivables(db: Queries, at: Date): Promise<Receivables> {
  const today = hongKongDate(at);
  const ages = OVERDUE_DAYS.map((Days) => ({ Days, ...dueRange(Days, today) }));
  const [statuses, late, oldest] = await Promise.all([byStatus(db), byAge(db, ages), oldestProof(db)]);
  const sumOf = (wanted: readonly InvoiceStatus[]): Sum =>
    total(statuses.filter(({ Status }) => wanted.includes(Status)));
  const Ages = ages.map(({ Days }, place) => ({ Days, ...(late[place] ?? ZERO) }));
  return {
    Open: total(statuses),
    Proofs: { ...sumOf(invoiceStatuses.toCheck), OldestAt: oldest?.toISOString() ?? null },
    Overdue: { ...total(Ages), Ages },
  };
}

const ZERO: Sum = { Count: 0, AmountCents: 0 };
const total = (sums: readonly Sum[]): Sum => ({
  Count: sums.reduce((sum, one) => sum + one.Count, 0),
  AmountCents: sums.reduce((sum, one) => sum + one.AmountCents, 0),
});

async function byStatus(db: Queries) {
  const { rows } = await sql<Sum & { Status: InvoiceStatus }>`
    select status, count(*) as count, sum(amount_cents)::bigint as amount_cents from invoice
    where status in (${literals(invoiceStatuses.owed)}) group by status`.execute(db);
  return rows;
}

/**
 * Sums overdue invoices per age, one index range each; an invoice with a proof is not overdue
 * (`is-overdue.ts`).
 */
async function byAge(
  db: Queries,
  ages: readonly { DueFrom: string | null; DueTo: string }[],
): Promise<Sum[]> {
  const { rows } = await sql<Sum>`
    select count(found.amount_cents) as count, coalesce(sum(found.amount_cents), 0)::bigint as amount_cents
    from unnest(${ages.map(({ DueFrom }) => DueFrom ?? '0001-01-01')}::date[], ${ages.map(({ DueTo }) => DueTo)}::date[])
      with ordinality as age (due_from, due_to, place)
      left join lateral (
        select amount_cents from invoice
        where status in (${literals(invoiceStatuses.withPayer)}) and due_on between due_from and due_to) as found on true
    group by place order by place`.execute(db);
  return rows;
}

async function oldestProof(db: Queries): Promise<Date | undefined> {
  const row = await db
    .selectFrom('Invoice')
    .select('UpdatedAt')
    .where('Status', 'in', invoiceStatuses.toCheck)
    .orderBy('UpdatedAt')
    .limit(1)
    .executeTakeFirst();
  return row?.UpdatedAt;
}
