import type { InvoiceView, PaymentView } from '#modules/billing/invoices/rules/index.ts';

export type PayState =
  /** Nothing to say and nothing to do. */
  | { Kind: 'NONE' }
  | { Kind: 'OFFER'; After: 'NOTHING' | 'LEFT' }
  | { Kind: 'DECLINED'; Payment: PaymentView }
  /** Begun and not finished by the payer. */
  | { Kind: 'UNDER_WAY'; Payment: PaymentView }
  /** Just back from the provider's page, which has not told us yet. */
  | { Kind: 'CONFIRMING' }
  /** It takes longer; `CanLeave`: the provider may still let go of it. */
  | { Kind: 'WAITING'; Payment: PaymentView; CanLeave: boolean }
  | { Kind: 'PAID'; Payment: PaymentView }
  | { Kind: 'OVERPAYMENT'; Payment: PaymentView };

type InvoiceSnapshot = Pick<InvoiceView, 'Status' | 'Payments' | 'Actions'>;
/** `IsBack`: the browser comes from the provider's page, which proves nothing. `IsPatienceOver`: it was looked often enough. */
type Moment = { HasReturned: boolean; HasTimedOut: boolean };

/** What the payer sees of paying by card: from what the provider has said so far, never from the way back. */
export function payState(invoice: InvoiceSnapshot, { HasReturned, HasTimedOut }: Moment): PayState {
  const [Payment] = invoice.Payments;
  const isAllowed = invoice.Actions.some(({ Action, Allowed }) => Action === 'PAY_ONLINE' && Allowed);
  if (Payment?.Status === 'SUCCEEDED') {
    // An overpayment is shown for as long as we have the money.
    if (Payment.IsOverpayment && Payment.RefundedCents < Payment.AmountCents)
      return { Kind: 'OVERPAYMENT', Payment };
    if (invoice.Status === 'PAID' && HasReturned) return { Kind: 'PAID', Payment };
  }
  if (!isAllowed) return { Kind: 'NONE' };
  if (Payment?.Status === 'STARTED' || Payment?.Status === 'PROCESSING') {
    const isStarted = Payment.Status === 'STARTED';
    if (!HasReturned)
      return isStarted ? { Kind: 'UNDER_WAY', Payment } : { Kind: 'WAITING', Payment, CanLeave: false };
    return HasTimedOut ? { Kind: 'WAITING', Payment, CanLeave: isStarted } : { Kind: 'CONFIRMING' };
  }
  if (Payment?.Status === 'FAILED') return { Kind: 'DECLINED', Payment };
  if (Payment?.Status === 'CANCELLED' && HasReturned) return { Kind: 'OFFER', After: 'LEFT' };
  return { Kind: 'OFFER', After: 'NOTHING' };
}
