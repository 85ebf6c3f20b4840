/**
 * Derives what an invoice's card payment panel shows, only from what the provider has reported, never from
 * the payer's return from its page.
 */
import {
  INVOICE_STATUS,
  type InvoiceView,
  overpaymentLeft,
  PAYMENT_STATUS,
  type PaymentView,
} from '#modules/billing/invoices/rules/index.ts';

export type PayState =
  /** Nothing to show and nothing to do. */
  | { Kind: 'NONE' }
  | { Kind: 'OFFER'; After: 'NOTHING' | 'LEFT' }
  | { Kind: 'DECLINED'; Payment: PaymentView }
  /** Started and not finished by the payer. */
  | { Kind: 'UNDER_WAY'; Payment: PaymentView }
  /** Just returned from the provider's page; the provider has not reported yet. */
  | { Kind: 'CONFIRMING' }
  /** Takes longer than usual; `CanLeave`: the payment may still be cancelled at the provider. */
  | { Kind: 'WAITING'; Payment: PaymentView; CanLeave: boolean }
  | { Kind: 'PAID'; Payment: PaymentView }
  | { Kind: 'OVERPAYMENT'; Payment: PaymentView };

type InvoiceSnapshot = Pick<InvoiceView, 'Status' | 'Payments' | 'Actions'>;
/**
 * `HasReturned`: the browser comes from the provider's page, which proves nothing. `HasTimedOut`: polling
 * has ended without a result.
 */
type Moment = { HasReturned: boolean; HasTimedOut: boolean };

/**
 * Returns the state to show, based on what the provider has reported so far, never on the return from its
 * page.
 */
export function payState(invoice: InvoiceSnapshot, { HasReturned, HasTimedOut }: Moment): PayState {
  const [Payment] = invoice.Payments;
  const isAllowed = invoice.Actions.some(({ Action, Allowed }) => Action === 'PAY_ONLINE' && Allowed);
  const facts = Payment && PAYMENT_STATUS[Payment.Status];
  if (Payment && facts?.Money === 'RECEIVED') {
    // An overpayment is shown until all of it is being refunded; then the notice of pending refunds takes its place.
    if (Payment.IsOverpayment && overpaymentLeft(Payment) > 0) return { Kind: 'OVERPAYMENT', Payment };
    const isWhole = INVOICE_STATUS[invoice.Status].Money === 'WHOLE';
    if (isWhole && HasReturned && !Payment.IsOverpayment) return { Kind: 'PAID', Payment };
  }
  if (!isAllowed) return { Kind: 'NONE' };
  if (Payment && facts?.Turn) {
    const isStarted = facts.Turn === 'PAYER';
    if (!HasReturned)
      return isStarted ? { Kind: 'UNDER_WAY', Payment } : { Kind: 'WAITING', Payment, CanLeave: false };
    return HasTimedOut ? { Kind: 'WAITING', Payment, CanLeave: isStarted } : { Kind: 'CONFIRMING' };
  }
  if (Payment && facts?.EndedAs === 'DECLINED') return { Kind: 'DECLINED', Payment };
  if (facts?.EndedAs === 'ABANDONED' && HasReturned) return { Kind: 'OFFER', After: 'LEFT' };
  return { Kind: 'OFFER', After: 'NOTHING' };
}
