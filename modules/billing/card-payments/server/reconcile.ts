import type { Portal } from '#platform/server/http/context.ts';
import { enqueue } from '#platform/server/jobs/tasks.ts';
import { adoptUnknown } from './adopt-unknown.ts';
import { refreshConnection } from './connection/refresh-connection.ts';
import { dueForLook, MOST_LOOKED_AT } from './due-for-look.ts';
import { enqueueLook } from './enqueue-look.ts';
import { reachableProviders } from './provider/active-provider.ts';

/**
 * Task `payment.reconcile`: finds what no event reported. Every payment that is unfinished or not settled yet is synced,
 * settled and voided ones once a day for a while, since they can be refunded or disputed on the provider's own pages, and a
 * bank may return a refund; payments that the provider knows by one of our keys and we do not are linked; reserved refunds are
 * requested again.
 */
export async function reconcile(portal: Portal): Promise<void> {
  await refreshConnection(portal, new Date());
  const { db, settings } = portal;
  const reachable = reachableProviders(settings);
  // One provider that is away must not keep the other's payments waiting.
  for (const provider of reachable)
    await adoptUnknown(portal, provider).catch((problem: unknown) =>
      console.error(`payment: the list of payments could not be read from ${provider}: ${problem}`),
    );
  const due = await dueForLook(db, reachable);
  const promised = await db
    .selectFrom('Refund')
    .innerJoin('Payment', 'Payment.Id', 'Refund.PaymentId')
    .select(['Refund.Id', 'Refund.PaymentId'])
    .where('Payment.Provider', 'in', reachable)
    .where('Refund.Status', '=', 'STARTED')
    .orderBy('Refund.Id')
    .limit(MOST_LOOKED_AT)
    .execute();
  await db.transaction().execute(async (tx) => {
    for (const { Id } of due) await enqueueLook(tx, Id);
    for (const { Id, PaymentId } of promised)
      await enqueue(
        tx,
        'payment.giveBack',
        { RefundId: Id },
        { queue: `payment ${PaymentId}`, jobKey: `payment.giveBack ${Id}` },
      );
  });
}
