/**
 * Provides an invoice's page with its card payments and their refunds, newest first, and with the card
 * provider now offered; internal reasons are visible to staff only.
 */
import type { PaymentView } from '#modules/billing/invoices/rules/index.ts';
import { isEventRemarkVisibleTo, onlinePayments, person } from '#modules/billing/invoices/server/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { offeredProvider } from './provider/offered-provider.ts';

/** Payments through a provider, newest first, each with its refunds. */
async function invoicePayments(db: Queries, actor: SignedIn, invoiceId: number): Promise<PaymentView[]> {
  const payments = await db
    .selectFrom('Payment')
    .selectAll()
    .where('InvoiceId', '=', invoiceId)
    .orderBy('Id', 'desc')
    .execute();
  if (payments.length === 0) return [];
  const refunds = await refundsOf(
    db,
    payments.map((payment) => payment.Id),
  );
  return payments.map((payment) => ({
    PaymentKey: payment.PaymentKey,
    Provider: payment.Provider,
    Status: payment.Status,
    AmountCents: payment.AmountCents,
    RefundedCents: payment.RefundedCents,
    IsSettled: payment.IsSettled,
    IsOverpayment: payment.IsOverpayment,
    Card: payment.Card,
    FailureCode: payment.FailureCode,
    At: payment.CreatedAt.toISOString(),
    PaidAt: payment.PaidAt?.toISOString() ?? null,
    Refunds: refunds
      .filter((refund) => refund.PaymentId === payment.Id)
      .map((refund) => ({
        RefundKey: refund.RefundKey,
        Kind: refund.Kind,
        AmountCents: refund.AmountCents,
        Status: refund.Status,
        Reason: isEventRemarkVisibleTo(actor, refund.Kind) ? refund.Reason : '',
        By: person(refund),
        At: refund.CreatedAt.toISOString(),
        DoneAt: refund.DoneAt?.toISOString() ?? null,
      })),
  }));
}

const refundsOf = (db: Queries, paymentIds: number[]) =>
  db
    .selectFrom('Refund')
    .leftJoin('Account', 'Account.Id', 'Refund.AccountId')
    .selectAll('Refund')
    .select(['Account.UserKey', 'Account.FirstName', 'Account.LastName'])
    .where('Refund.PaymentId', 'in', paymentIds)
    .orderBy('Refund.Id', 'desc')
    .execute();

export const paymentsOfInvoice = onlinePayments.implement(async ({ db, actor, invoiceId }) => ({
  OnlineProvider: await offeredProvider(db),
  Payments: await invoicePayments(db, actor, invoiceId),
}));
