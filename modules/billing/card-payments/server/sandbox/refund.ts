import type { Db, Tx } from '#platform/server/database/connect.ts';
import { Refusal } from '../provider/refusal.ts';
import type { ProviderRefundState, RefundRequest } from '../provider/types.ts';
import { isRefundFailing } from './cards.ts';
import { isSettled, sandboxPayment, toRefundState } from './payment-state.ts';
import { enqueueEvent, type SandboxPayment, sandboxId } from './store.ts';

/**
 * Refunds in the simulated card provider's ledger: everything before settlement (VOID), any part afterwards
 * (REFUND), never more than is left. The same key returns the first result.
 */
export async function refundInSandbox(db: Db, request: RefundRequest): Promise<ProviderRefundState> {
  const at = new Date();
  return db.transaction().execute(async (tx) => {
    const found = await sandboxPayment(tx, request.Payment);
    const payment = await tx
      .selectFrom('SandboxPayment')
      .selectAll()
      .where('Id', '=', found.Id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const stored = await tx
      .selectFrom('SandboxRefund')
      .selectAll()
      .where('IdempotencyKey', '=', request.RefundKey)
      .executeTakeFirst();
    if (stored) {
      const isSame =
        stored.PaymentId === payment.Id &&
        stored.AmountCents === request.AmountCents &&
        stored.Kind === request.Kind;
      if (!isSame) throw new Refusal('idempotency_key_reused');
      return toRefundState(stored);
    }
    await assertRefundable(tx, payment, request, at);
    const refund = await tx
      .insertInto('SandboxRefund')
      .values({
        Id: sandboxId('sbr'),
        PaymentId: payment.Id,
        IdempotencyKey: request.RefundKey,
        AmountCents: request.AmountCents,
        Kind: request.Kind,
        Status: isRefundFailing(payment.Card) ? 'FAILED' : 'SUCCEEDED',
        CreatedAt: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await enqueueEvent(tx, { payment, type: `refund.${refund.Status.toLowerCase()}`, at });
    return toRefundState(refund);
  });
}

async function assertRefundable(
  tx: Tx,
  payment: SandboxPayment,
  request: RefundRequest,
  at: Date,
): Promise<void> {
  if (payment.Status !== 'SUCCEEDED') throw new Refusal('payment_not_paid');
  const { Given } = await tx
    .selectFrom('SandboxRefund')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('AmountCents'), eb.lit(0)).as('Given'))
    .where('PaymentId', '=', payment.Id)
    .where('Status', '=', 'SUCCEEDED')
    .executeTakeFirstOrThrow();
  const left = payment.AmountCents - Number(Given);
  if (request.AmountCents > left) throw new Refusal('amount_too_large');
  if (request.Kind === 'VOID') {
    if (isSettled(payment, at)) throw new Refusal('payment_settled');
    if (request.AmountCents !== payment.AmountCents) throw new Refusal('void_is_whole');
  } else if (!isSettled(payment, at)) throw new Refusal('payment_not_settled');
}
