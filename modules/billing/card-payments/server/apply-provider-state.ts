import { sql } from 'kysely';
import { isOwed, isPaymentPending, type PaymentStatus } from '#modules/billing/invoices/rules/index.ts';
import { lockInvoice } from '#modules/billing/invoices/server/index.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { isPaidNow, reportedStatus } from '../rules/payment-transitions.ts';
import { applyPaymentToInvoice } from './apply-payment-to-invoice.ts';
import { applyProviderRefunds } from './apply-provider-refunds.ts';
import type { PaymentRow } from './payment-ref.ts';
import type { ProviderPaymentState } from './provider/types.ts';
import { writePayment } from './write-payment.ts';

/**
 * Updates a stored card payment, its refunds and its invoice to the state that the provider reported, in one
 * transaction. `seen`: the payment before the query; null if another response was applied since.
 */
export async function applyProviderState(
  portal: Portal,
  seen: PaymentRow,
  truth: ProviderPaymentState,
): Promise<PaymentStatus | null> {
  const at = portal.clock?.() ?? new Date();
  return portal.db.transaction().execute(async (tx) => {
    const invoice = await lockInvoice(tx, seen.InvoiceId);
    const before = await tx
      .selectFrom('Payment')
      .selectAll()
      .where('Id', '=', seen.Id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (before.SyncCount !== seen.SyncCount) return null;
    if (truth.AmountCents !== before.AmountCents || truth.Currency !== before.Currency)
      return rejectAmountMismatch(tx, before, truth, at);
    await tx
      .updateTable('Payment')
      .set({
        ...syncColumns(at),
        ProviderPaymentId: before.ProviderPaymentId ?? truth.ProviderPaymentId,
        ReceivedCents: truth.ReceivedCents,
        Card: truth.Card ?? before.Card,
        PaidAt: truth.PaidAt,
        FailureCode: truth.FailureCode,
      })
      .where('Id', '=', before.Id)
      .execute();
    const refunds = await applyProviderRefunds(tx, before, truth, at);
    const Status = reportedStatus(before.Status, truth.Status, { isVoided: refunds.voided });
    // An overpayment stays an overpayment, and a payment once counted for the invoice stays counted.
    const IsOverpayment =
      before.IsOverpayment || (isPaidNow(before.Status, Status) && !isOwed(invoice.Status));
    const after = await writePayment(tx, before.Id, Status, {
      IsOverpayment,
      RefundedCents: truth.RefundedCents,
      IsSettled: truth.IsSettled,
      // Contains an email address; not needed once the payment is over.
      ...(!isPaymentPending(Status) && { ProviderRequest: null }),
    });
    await applyPaymentToInvoice({ portal, tx, invoice, before, after, refunds, at });
    return Status;
  });
}

const syncColumns = (at: Date) => ({ SyncedAt: at, SyncCount: sql<number>`sync_count + 1` });

/** A payment with another amount is not ours, whatever key it has; it needs manual review. */
async function rejectAmountMismatch(
  tx: Tx,
  payment: PaymentRow,
  truth: ProviderPaymentState,
  at: Date,
): Promise<PaymentStatus> {
  const FailureCode = 'other_amount';
  await tx
    .updateTable('Payment')
    .set({ ...syncColumns(at), FailureCode })
    .where('Id', '=', payment.Id)
    .execute();
  if (payment.FailureCode !== FailureCode)
    await audit(tx, {
      AccountId: null,
      Event: 'PAYMENT_OTHER_AMOUNT',
      Object: payment.PaymentKey,
      Detail: { AmountCents: truth.AmountCents, Currency: truth.Currency },
    });
  return payment.Status;
}
