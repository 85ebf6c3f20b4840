/**
 * Sums the money received and refunded in each of the last twelve calendar months in Hong Kong, also by
 * payment method, for the finance overview.
 */
import { sql } from 'kysely';
import { PAYMENT_METHODS, refundStatuses } from '#modules/billing/invoices/rules/index.ts';
import { addMonths, hongKongDate, hongKongMidnight } from '#platform/common/format/dates.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { literals } from '#platform/server/database/literals.ts';
import type { FinanceOverview } from '../rules/contract.ts';

type Received = Pick<FinanceOverview, 'Months' | 'Methods'>;
type Row = { Place: number; Way: string; Count: number; AmountCents: number };

const MONTHS = 12;

/** Returns the time at which a month (YYYY-MM) begins in Hong Kong. */
export const monthStart = (month: string): Date => hongKongMidnight(`${month}-01`);
export const nextMonth = (month: string): string => addMonths(`${month}-01`, 1).slice(0, 7);

/** The last twelve calendar months in Hong Kong, ending with the current one. */
function lastMonths(at: Date): string[] {
  const first = `${hongKongDate(at).slice(0, 7)}-01`;
  return Array.from({ length: MONTHS }, (_, place) => addMonths(first, place - MONTHS + 1).slice(0, 7));
}

/**
 * Sums the money received and refunded per month. Each month is a range of an index that contains the
 * amounts, so no row is read and no time is converted to a date.
 */
export async function received(db: Queries, at: Date): Promise<Received> {
  const months = lastMonths(at);
  const starts = months.map(monthStart);
  const ends = months.map((month) => monthStart(nextMonth(month)));
  const { rows } = await sql<Row>`
    with month as (
      select * from unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) with ordinality as month (begins, ends, place))
    select place, coalesce(payment_method, 'OTHER') as way, count(*) as count, sum(paid_cents)::bigint as amount_cents
    from month join invoice on paid_at >= begins and paid_at < ends
    where paid_cents > 0 and not is_online group by place, way
    union all
    select place, payment_method, count(*), sum(amount_cents)::bigint
    from month join offline_overpayment on received_at >= begins and received_at < ends group by place, payment_method
    union all
    select place, 'CARD', count(*), sum(received_cents)::bigint
    from month join payment on paid_at >= begins and paid_at < ends
    where received_cents > 0 group by place
    union all
    select place, 'REFUND', count(*), sum(amount_cents)::bigint
    from month join refund on done_at >= begins and done_at < ends
    where status in (${literals(refundStatuses.refunded)}) group by place
    union all
    select place, 'REFUND', count(*), sum(amount_cents)::bigint
    from month join offline_refund on done_at >= begins and done_at < ends group by place
    union all
    select place, 'REFUND', count(*), sum(amount_cents)::bigint
    from month join offline_overpayment on returned_at >= begins and returned_at < ends group by place`.execute(
    db,
  );
  const sum = (found: readonly Row[]) => found.reduce((all, row) => all + row.AmountCents, 0);
  return {
    Months: months.map((Month, place) => {
      const mine = rows.filter((row) => row.Place === place + 1);
      return {
        Month,
        OfflineCents: sum(mine.filter(({ Way }) => Way !== 'CARD' && Way !== 'REFUND')),
        OnlineCents: sum(mine.filter(({ Way }) => Way === 'CARD')),
        RefundedCents: sum(mine.filter(({ Way }) => Way === 'REFUND')),
      };
    }),
    Methods: (['CARD', ...PAYMENT_METHODS] as const)
      .map((Method) => {
        const mine = rows.filter(({ Way }) => Way === Method);
        return { Method, Count: mine.reduce((all, row) => all + row.Count, 0), AmountCents: sum(mine) };
      })
      .filter(({ Count }) => Count > 0)
      .toSorted((a, b) => b.AmountCents - a.AmountCents),
  };
}
