/**
 * Conditions of the payment actions on application and certificate invoices (not yet paid, proof given,
 * amount refundable), each with the reason code shown when it is not met.
 */
import { addDays, hongKongDate } from '#platform/common/format/dates.ts';
import { hidesAction, impliedBy } from '#platform/common/workflow/guard-modifiers.ts';
import type { Guard, RuleInput } from '#platform/common/workflow/types.ts';
import type { InvoiceFacts } from './facts.ts';

type G = Guard<InvoiceFacts>;
const guard = (Code: string, holds: G['test']): G => ({ Code, test: holds });
const inputGuard = (Code: string, Field: string, holds: G['test']): G => ({ Code, Field, test: holds });
const text = (ask: RuleInput<InvoiceFacts>, field: string): string => {
  const value = ask.input?.[field];
  return typeof value === 'string' ? value.trim() : '';
};

/** Maximum days between a payment and its later invoice: an earlier date is probably a typing error. */
const MAX_DAYS_AHEAD = 90;
const isFullyRefunded = ({ PaidCents, RefundedCents }: InvoiceFacts): boolean =>
  PaidCents > 0 && RefundedCents >= PaidCents;

/**
 * Whether the money was received outside a provider: the bank pays its refund, and only a record is made
 * here.
 */
export const isPaidOffline = (facts: InvoiceFacts): boolean =>
  !facts.IsOnlinePayment && ((facts.IsPaid && facts.PaidCents > 0) || isFullyRefunded(facts));

/** Conditions on money, the same for the invoice of an application and for that of a certificate. */
export const invoiceGuards = {
  hasInvoice: guard('REASON_NO_INVOICE', ({ facts }) => facts.HasInvoice),
  notPaid: hidesAction(guard('REASON_ALREADY_PAID', ({ facts }) => !facts.IsPaid && !facts.IsByPassPayment)),
  /** A fully refunded invoice is no longer owed; a further payment would only have to be refunded as well. */
  notRefunded: hidesAction(
    guard('REASON_REFUNDED', ({ facts }) => facts.IsPaid || facts.RefundedCents === 0),
  ),
  noProofYet: hidesAction(guard('REASON_PROOF_ALREADY_GIVEN', ({ facts }) => !facts.IsPaymentProof)),
  /** A line of the certification body's own bank statement proves a payment as well as the client's proof. */
  proofGiven: impliedBy(
    ['REASON_NO_INVOICE'],
    guard('REASON_PROOF_MISSING', ({ facts }) => facts.IsPaymentProof || facts.BankLineCents !== undefined),
  ),
  paid: guard('REASON_NOT_PAID', ({ facts }) => facts.IsPaid),
  /** An invoice of zero is paid from the beginning, and there is no payment to reverse. */
  paymentReceived: guard('REASON_NOTHING_PAID', ({ facts }) => !facts.IsPaid || facts.PaidCents > 0),
  onlineOffered: guard('REASON_ONLINE_NOT_OFFERED', ({ facts }) => facts.IsOnlineOffered),
  notOnline: hidesAction(guard('REASON_PAID_ONLINE', ({ facts }) => !facts.IsOnlinePayment)),
  notBypass: hidesAction(guard('REASON_BYPASSED', ({ facts }) => !facts.IsByPassPayment)),
  paidOnline: guard(
    'REASON_NOT_PAID_ONLINE',
    ({ facts }) => facts.IsOnlinePayment && (facts.IsPaid || isFullyRefunded(facts)),
  ),
  paidOffline: guard('REASON_NOT_PAID_OFFLINE', ({ facts }) => isPaidOffline(facts)),
  /** After a partial refund, a payment can only be returned by further refunds. */
  noOfflineRefund: guard(
    'REASON_PARTLY_REFUNDED',
    ({ facts }) => !facts.IsPaid || facts.IsOnlinePayment || facts.RefundedCents === 0,
  ),
  somethingLeft: hidesAction(guard('REASON_ALL_REFUNDED', ({ facts }) => !isFullyRefunded(facts))),
  unsettled: guard('REASON_SETTLED', ({ facts }) => !facts.IsSettled || isFullyRefunded(facts)),
  settled: guard(
    'REASON_NOT_SETTLED',
    ({ facts }) => !facts.IsOnlinePayment || facts.IsSettled || isFullyRefunded(facts),
  ),
  /**
   * If marked as unpaid, the invoice could be paid again before the client's excess payment is refunded.
   */
  noOverpayment: guard('REASON_OVERPAYMENT_HELD', ({ facts }) => !facts.HasOverpayment),
  /** The payment was larger than the invoice, and only the part above it is with the client again. */
  noReturnedOverpayment: guard('REASON_PART_RETURNED', ({ facts }) => !facts.HasReturnedOverpayment),
  noRefundPending: guard('REASON_REFUND_UNDER_WAY', ({ facts }) => !facts.IsRefundPending),
  remarkGiven: inputGuard('REASON_REMARK_REQUIRED', 'Remark', (ask) => text(ask, 'Remark') !== ''),
  transactionGiven: inputGuard(
    'REASON_TRANSACTION_REQUIRED',
    'TransactionNo',
    (ask) => text(ask, 'TransactionNo') !== '',
  ),
  dateNotInFuture: inputGuard('REASON_DATE_IN_FUTURE', 'DateTime', (ask) => {
    const date = text(ask, 'DateTime');
    return date === '' || date <= hongKongDate(ask.at);
  }),
  dateNotTooEarly: inputGuard('REASON_DATE_TOO_EARLY', 'DateTime', (ask) => {
    const date = text(ask, 'DateTime');
    const { InvoicedOn } = ask.facts;
    return date === '' || InvoicedOn === null || date >= addDays(InvoicedOn, -MAX_DAYS_AHEAD);
  }),
  dateNotBeforePayment: inputGuard('REASON_DATE_BEFORE_PAYMENT', 'DateTime', (ask) => {
    const date = text(ask, 'DateTime');
    return date === '' || ask.facts.PaidOn === null || date >= ask.facts.PaidOn;
  }),
  dateNotAfterRefund: inputGuard('REASON_DATE_AFTER_REFUND', 'DateTime', (ask) => {
    const date = text(ask, 'DateTime');
    return date === '' || ask.facts.OfflineRefundOn === null || date <= ask.facts.OfflineRefundOn;
  }),
  /** Without an amount, everything that is left is refunded. */
  amountLeft: inputGuard('REASON_MORE_THAN_LEFT', 'AmountCents', ({ facts, input }) => {
    const amount = input?.AmountCents;
    return (
      typeof amount !== 'number' ||
      // If nothing was paid, or all of it refunded, another condition reports it.
      facts.PaidCents <= facts.RefundedCents ||
      amount <= facts.PaidCents - facts.RefundedCents
    );
  }),
} as const satisfies Record<string, G>;
