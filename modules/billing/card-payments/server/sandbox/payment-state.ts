/**
 * Reads a payment with its refunds from the simulated card provider's ledger, in the provider-independent
 * form; another account's payment is not found.
 */
import type { Db } from '#platform/server/database/connect.ts';
import { Refusal } from '../provider/refusal.ts';
import type { PaymentRef, ProviderPaymentState, ProviderRefundState } from '../provider/types.ts';
import type { SandboxPayment } from './store.ts';

const STATUS = {
  OPEN: 'OPEN',
  // The payer still has to act, and may return to the page.
  CHALLENGED: 'OPEN',
  SUCCEEDED: 'SUCCEEDED',
  FAILED: 'FAILED',
  CANCELLED: 'CANCELLED',
} as const satisfies Record<SandboxPayment['Status'], ProviderPaymentState['Status']>;

/** Loads a payment of one account from the sandbox's ledger; another account's payment is not found. */
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

/** Returns the sandbox's current state of a payment, from its ledger alone. */
export async function sandboxPaymentState(db: Db, ref: PaymentRef): Promise<ProviderPaymentState> {
  // One snapshot, so that a concurrent refund is not half included.
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

/** Sandbox refunds succeed or fail at once. Those without our key were made in the sandbox itself. */
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

/** Key prefix of refunds not requested through the API. */
const OWN_KEY_PREFIX = 'own ';
