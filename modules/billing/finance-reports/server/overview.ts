import { sql } from 'kysely';
import { bankLineStatuses } from '#modules/billing/bank-statements/rules/index.ts';
import { refundStatuses } from '#modules/billing/invoices/rules/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { literals } from '#platform/server/database/literals.ts';
import type { Context } from '#platform/server/http/context.ts';
import type { FinanceOverview, financeRoutes } from '../rules/contract.ts';
import { overpayments } from './overpayments.ts';
import { receivables } from './receivables.ts';
import { monthStart, received } from './received-by-month.ts';

/**
 * Collects the figures of the finance overview: receivables, money received, refunds, overpayments,
 * undecided bank lines and last reconciliation. Each reads one index range.
 */
export async function overview({
  db,
  at,
}: Pick<Context<(typeof financeRoutes)['overview']>, 'db' | 'at'>): Promise<FinanceOverview> {
  const [owing, income, Refunds, Overpayments, BankLines, Reconciliation] = await Promise.all([
    receivables(db, at),
    received(db, at),
    refunds(db, at),
    overpayments(db),
    bankLines(db),
    lastReconciliation(db),
  ]);
  return { ...owing, ...income, Refunds, Overpayments, BankLines, Reconciliation };
}

type Sum = { Count: number; AmountCents: number };
const ZERO: Sum = { Count: 0, AmountCents: 0 };

async function refunds(db: Queries, at: Date): Promise<FinanceOverview['Refunds']> {
  const since = monthStart(hongKongDate(at).slice(0, 7));
  const { rows } = await sql<FinanceOverview['Refunds']>`
    select count(*) as count, coalesce(sum(amount_cents), 0)::bigint as amount_cents,
      (select count(*) from refund where status in (${literals(refundStatuses.pending)})) as under_way
    from (
      select amount_cents from refund where status in (${literals(refundStatuses.refunded)}) and done_at >= ${since}
      union all
      select amount_cents from offline_refund where done_at >= ${since}
      union all
      select amount_cents from offline_overpayment where returned_at >= ${since}) as returned`.execute(db);
  return rows[0] ?? { ...ZERO, UnderWay: 0 };
}

async function bankLines(db: Queries): Promise<Sum> {
  const { rows } = await sql<Sum>`
    select count(*) as count, coalesce(sum(amount_cents), 0)::bigint as amount_cents
    from bank_line where status in (${literals(bankLineStatuses.open)})`.execute(db);
  return rows[0] ?? ZERO;
}

async function lastReconciliation(db: Queries): Promise<FinanceOverview['Reconciliation']> {
  const row = await db
    .selectFrom('Audit')
    .select(['At', 'Detail'])
    .where('Event', '=', 'RECONCILIATION')
    .orderBy('Id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { At: row.At?.toISOString() ?? '', Differences: Number(row.Detail?.Differences ?? 0) } : null;
}
