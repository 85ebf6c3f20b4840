import type { Portal } from '#platform/server/http/context.ts';
import { enqueue } from '#platform/server/jobs/tasks.ts';
import { refreshConnection } from './connection/refresh-connection.ts';
import { enqueuePaymentSync } from './enqueue-payment-sync.ts';
import { linkUnmatchedPayments } from './link-unmatched-payments.ts';
import { MAX_SYNC_BATCH, paymentsToSync } from './payments-to-sync.ts';
import { reachableProviders } from './provider/active-provider.ts';

/**
 * Task `payment.reconcile`: finds changes that no event reported. Syncs every payment that is unfinished or
 * not yet settled; settled and voided ones once a day for a while, since they can be refunded or disputed on
 * the provider's own pages, and a bank may return a refund. Links payments that the provider knows by one of
 * our keys and we do not; requests reserved refunds again.
 */
export async function reconcile(portal: Portal): Promise<void> {
  await refreshConnection(portal, new Date());
  const { db, settings } = portal;
  const reachable = reachableProviders(settings);
  // An unreachable provider must not delay the other provider's payments.
  for (const provider of reachable)
    await linkUnmatchedPayments(portal, provider).catch((problem: unknown) =>
      console.error(`payment: the list of payments could not be read from ${provider}: ${problem}`),
    );
  const due = await paymentsToSync(db, reachable);
  const promised = await db
    .selectFrom('Refund')
    .innerJoin('Payment', 'Payment.Id', 'Refund.PaymentId')
    .select(['Refund.Id', 'Refund.PaymentId'])
    .where('Payment.Provider', 'in', reachable)
    .where('Refund.Status', '=', 'STARTED')
    .orderBy('Refund.Id')
    .limit(MAX_SYNC_BATCH)
    .execute();
  await db.transaction().execute(async (tx) => {
    for (const { Id } of due) await enqueuePaymentSync(tx, Id);
    for (const { Id, PaymentId } of promised)
      await enqueue(
        tx,
        'payment.refund',
        { RefundId: Id },
        { queue: `payment ${PaymentId}`, jobKey: `payment.refund ${Id}` },
      );
  });
}
