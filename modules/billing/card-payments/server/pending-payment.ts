import { paymentStatuses } from '#modules/billing/invoices/rules/index.ts';
import { invoiceInScope } from '#modules/billing/invoices/server/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { PaymentRow } from './payment-ref.ts';

export type PayableInvoice = { Id: number; InvoiceNo: string; Proof: string[] };

/**
 * Loads an invoice in the user's scope with its card payment in progress; fails if there is none. Amount and
 * currency come from the portal, never from the request.
 */
export async function pendingPayment(
  db: Queries,
  InvoiceKey: string,
  actor: SignedIn,
): Promise<{ invoice: PayableInvoice; payment: PaymentRow }> {
  const invoice =
    (await db
      .selectFrom('Invoice')
      .select(['Invoice.Id', 'Invoice.InvoiceNo', 'Invoice.Proof'])
      .where('Invoice.InvoiceKey', '=', InvoiceKey)
      .where(invoiceInScope(actor))
      .executeTakeFirst()) ?? fail('ERR_NOT_FOUND');
  const payment =
    (await db
      .selectFrom('Payment')
      .selectAll()
      .where('InvoiceId', '=', invoice.Id)
      .where('Status', 'in', paymentStatuses.pending)
      .executeTakeFirst()) ?? fail('ERR_TRANSITION', { Reasons: [{ Code: 'REASON_NO_PAYMENT_UNDER_WAY' }] });
  return { invoice, payment };
}
