import type { Db } from '#platform/server/database/connect.ts';
import { Refusal } from '../provider/refusal.ts';
import type { PaymentRef, ProviderPaymentState, ProviderRefundState } from '../provider/types.ts';
import type { SandboxPayment } from './store.ts';

const STATUS = {
  OPEN: 'OPEN',
  // The payer still has something to do, and may come back to it.
  CHALLENGED: 'OPEN',
  SUCCEEDED: 'SUCCEEDED',
  FAILED: 'FAILED',
  CANCELLED: 'CANCELLED',
} as const satisfies Record<SandboxPayment['Status'], ProviderPaymentState['Status']>;

/** A payment in the sandbox's books, of one account; another account's is as unknown as one that is not there. */
export async function sandboxPayment(db: Db, ref: PaymentRef): Promise<SandboxPayment> {
  const found = await db
    .selectFrom('SandboxPayment')
    .selectAll()
    .where('IdempotencyKey', '=', ref.PaymentKey)
    .where('Account', 'is not distinct from', ref.Account)
    .executeTakeFirst();
  if (!found) throw new Refusal('payment_unknown');
  return found;
}

/** What the sandbox says of a payment now, from its own books alone. */
export async function sandboxPaymentState(db: Db, ref: PaymentRef): Promise<ProviderPaymentState> {
  // One snapshot: a refund that comes in between is not half in the answer.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const payment = await sandboxPayment(tx, ref);
      const refunds = await tx
        .selectFrom('SandboxRefund')
        .selectAll()
        .where('PaymentId', '=', payment.Id)
        .orderBy('CreatedAt')
        .orderBy('Id')
        .execute();
      const done = refunds.filter((refund) => refund.Status === 'SUCCEEDED');
      const isPaid = payment.Status === 'SUCCEEDED';
      return {
        Status: STATUS[payment.Status],
        ProviderPaymentId: payment.Id,
        AmountCents: payment.AmountCents,
        Currency: payment.Currency,
        ReceivedCents: isPaid ? payment.AmountCents : 0,
        RefundedCents: done.reduce((sum, refund) => sum + refund.AmountCents, 0),
        IsSettled: isSettled(payment, new Date()) && !done.some((refund) => refund.Kind === 'VOID'),
        PaidAt: payment.PaidAt,
        FailureCode: payment.FailureCode,
        Card: payment.Card,
        Refunds: refunds.map(toRefundState),
      };
    });
}

export const isSettled = (payment: SandboxPayment, at: Date): boolean =>
  payment.Status === 'SUCCEEDED' && payment.SettlesAt !== null && payment.SettlesAt <= at;

/** Refunds are done, or fail, at once. Those without a key of ours were made in the sandbox itself. */
export const toRefundState = (refund: {
  Id: string;
  IdempotencyKey: string;
  AmountCents: number;
  Status: 'SUCCEEDED' | 'FAILED';
}): ProviderRefundState => ({
  ProviderRefundId: refund.Id,
  RefundKey: refund.IdempotencyKey.startsWith(OWN_KEY_PREFIX) ? null : refund.IdempotencyKey,
  AmountCents: refund.AmountCents,
  Status: refund.Status,
  FailureCode: refund.Status === 'FAILED' ? 'refund_failed' : null,
});

/** Prefix of keys for what was not requested through the API. */
const OWN_KEY_PREFIX = 'own ';
