import { refundStatuses } from '#modules/billing/invoices/rules/index.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { enqueue } from '#platform/server/jobs/tasks.ts';
import { refreshConnection } from './connection/refresh-connection.ts';
import { enqueuePaymentSync } from './enqueue-payment-sync.ts';
import { linkUnmatchedPayments } from './link-unmatched-payments.ts';
import { MAX_SYNC_BATCH, paymentsToSync } from './payments-to-sync.ts';
import { reachableProviders } from './provider/active-provider.ts';

/**
 * Task `payment.reconcile`: finds changes that no webhook event reported. Refreshes the connection, links
 * lost payments, and queues syncs of unsettled or recent payments and requests of reserved refunds.
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
    .where('Refund.Status', 'in', refundStatuses.toRequest)
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
