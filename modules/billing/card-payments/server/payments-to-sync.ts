/**
 * Selects the card payments that the reconciliation fetches from the provider again: unfinished, not settled
 * or with a pending refund, and once a day those paid in the last 120 days.
 */
import { type RawBuilder, sql } from 'kysely';
import { type ProviderName, paymentStatuses, refundStatuses } from '#modules/billing/invoices/rules/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { literals } from '#platform/server/database/literals.ts';

/** Maximum number per run; the next run continues with the least recently synced. */
export const MAX_SYNC_BATCH = 500;
/** Days in which a paid payment may still be disputed, or refunded on the provider's own pages. */
const MONITORED_DAYS = 120;

/**
 * Returns payments due for a sync, least recently synced first: unfinished or not yet settled; with a refund
 * in progress; and once a day those paid in the last months. Three queries, each a range of a separate
 * index: a single query would read every payment ever made every quarter of an hour.
 */
export async function paymentsToSync(
  db: Queries,
  reachable: readonly ProviderName[],
): Promise<{ Id: number }[]> {
  const { rows } = await sql<{ Id: number }>`${paymentsToSyncSql(reachable)}`.execute(db);
  return rows;
}

/** The query itself, exported so that a test can check its plan. */
export const paymentsToSyncSql = (reachable: readonly ProviderName[]): RawBuilder<unknown> => sql`
  select id, synced_at from (
    (select id, synced_at from payment
      where (status in (${literals(paymentStatuses.pending)})
          or (status in (${literals(paymentStatuses.received)}) and not is_settled))
        and provider = any(${reachable}::text[])
      order by synced_at nulls first, id limit ${MAX_SYNC_BATCH})
    union
    (select payment.id, payment.synced_at
      from refund join payment on payment.id = refund.payment_id
      where refund.status in (${literals(refundStatuses.withProvider)})
        and provider = any(${reachable}::text[])
      order by payment.synced_at nulls first, payment.id limit ${MAX_SYNC_BATCH})
    union
    (select id, synced_at from payment
      where received_cents > 0 and paid_at > now() - make_interval(days => ${MONITORED_DAYS})
        and status in (${literals(paymentStatuses.onceReceived)})
        and (synced_at is null or synced_at < now() - interval '1 day')
        and provider = any(${reachable}::text[])
      order by synced_at nulls first, id limit ${MAX_SYNC_BATCH})
  ) as due
  order by synced_at nulls first, id limit ${MAX_SYNC_BATCH}`;
