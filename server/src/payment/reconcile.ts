import { type Expression, type SqlBool, sql } from 'kysely';
import type { Portal } from '../http/context.ts';
import { enqueue } from '../jobs/tasks.ts';
import { adoptUnknown } from './adopt-unknown.ts';
import { refreshConnection } from './connection/refresh-connection.ts';
import { enqueueLook } from './enqueue-look.ts';
import { reachableProviders } from './provider/active-provider.ts';

/** What one run takes on; the next goes on with those that were looked at longest ago. */
const MOST = 500;

/**
 * Task `payment.reconcile`: finds out what no event told. Every payment that is unfinished or not settled yet is looked
 * at, settled and voided ones once a day for a while, since they can be given back or disputed on the provider's own
 * pages, and a bank may send back what was given back; what
 * the provider knows by one of our keys and we do not is taken over; what was promised back is asked for again.
 */
export async function reconcile(portal: Portal): Promise<void> {
  await refreshConnection(portal, new Date());
  const { db, settings } = portal;
  const reachable = reachableProviders(settings);
  // One provider that is away must not keep the other's payments waiting.
  for (const provider of reachable)
    await adoptUnknown(portal, provider).catch((problem: unknown) =>
      console.error(`payment: ${provider} could not be asked what it knows: ${problem}`),
    );
  const due = await db
    .selectFrom('Payment')
    .select('Id')
    .where('Provider', 'in', reachable)
    .where((eb) => eb.or([unfinished, eb.and([settled, notToday])]))
    .orderBy('LookedAt', (order) => order.asc().nullsFirst())
    .orderBy('Id')
    .limit(MOST)
    .execute();
  const promised = await db
    .selectFrom('Refund')
    .innerJoin('Payment', 'Payment.Id', 'Refund.PaymentId')
    .select(['Refund.Id', 'Refund.PaymentId'])
    .where('Payment.Provider', 'in', reachable)
    .where('Refund.Status', '=', 'STARTED')
    .orderBy('Refund.Id')
    .limit(MOST)
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

const unfinished = sql<SqlBool>`(status in ('STARTED', 'PROCESSING') or (status = 'SUCCEEDED' and not is_settled)
  or exists (select from refund where refund.payment_id = payment.id and refund.status = 'PENDING'))`;
const settled: Expression<SqlBool> = sql`(status in ('SUCCEEDED', 'VOIDED') and paid_at > now() - interval '120 days')`;
const notToday: Expression<SqlBool> = sql`(looked_at is null or looked_at < now() - interval '1 day')`;
