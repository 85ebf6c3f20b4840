/**
 * Nightly check `RECONCILIATION`: compares invoices, payments and refunds with each other and with the card
 * providers, and logs the number of differences found.
 */
import { sql } from 'kysely';
import { audit } from '#platform/server/audit/audit.ts';
import type { CheckResult, Pass } from '#platform/server/comparison/check-types.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { runReconciliation } from './run-reconciliation.ts';

/** Days for which settled payments are compared with the provider every night; open payments always are. */
const PROVIDER_CHECK_DAYS = 45;

/**
 * Check `RECONCILIATION`: compares amounts stored twice, and amounts at the provider. The result is also
 * logged.
 */
export async function checkLedger(portal: Portal, { at, reportProgress }: Pass): Promise<CheckResult> {
  const since = new Date(at.getTime() - PROVIDER_CHECK_DAYS * 86_400_000);
  const { rows } = await sql<{ Count: number }>`
    select (select count(*) from invoice) + (select count(*) from payment) + (select count(*) from refund) as count`.execute(
    portal.db,
  );
  await reportProgress(Number(rows[0]?.Count ?? 0));
  return {
    differences: runReconciliation(portal, { at, since }),
    note: async (tx, found) => {
      const Detail = { Differences: found.total, ...Object.fromEntries(found.counts) };
      await audit(tx, { AccountId: null, Event: 'RECONCILIATION', Detail });
    },
  };
}
