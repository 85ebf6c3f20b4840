import { addDays, hongKongDate } from '#platform/common/format/dates.ts';
import { hiding, impliedBy } from '#platform/common/workflow/hiding.ts';
import type { Ask, Guard } from '#platform/common/workflow/types.ts';
import type { MoneyFacts } from './facts.ts';

type G = Guard<MoneyFacts>;
const guard = (Code: string, holds: G['holds']): G => ({ Code, holds });
const inputGuard = (Code: string, Field: string, holds: G['holds']): G => ({ Code, Field, holds });
const text = (ask: Ask<MoneyFacts>, field: string): string => {
  const value = ask.input?.[field];
  return typeof value === 'string' ? value.trim() : '';
};

/** Money may come before its invoice, but not by more than this: an earlier day is a slip of the hand. */
const MOST_DAYS_AHEAD = 90;
const isAllGivenBack = ({ PaidCents, RefundedCents }: MoneyFacts): boolean =>
  PaidCents > 0 && RefundedCents >= PaidCents;

/** Money that came outside of a provider: only a record of its return is made here, the bank moves it. */
export const isPaidOffline = (facts: MoneyFacts): boolean =>
  !facts.IsOnlinePayment && ((facts.IsPaid && facts.PaidCents > 0) || isAllGivenBack(facts));

/** Conditions on money, the same for the invoice of an application and for that of a certificate. */
export const moneyGuards = {
  hasInvoice: guard('REASON_NO_INVOICE', ({ facts }) => facts.HasInvoice),
  notPaid: hiding(guard('REASON_ALREADY_PAID', ({ facts }) => !facts.IsPaid && !facts.IsByPassPayment)),
  /** What was fully refunded is no longer owed; a further payment would only have to be refunded as well. */
  notGivenBack: hiding(guard('REASON_GIVEN_BACK', ({ facts }) => facts.IsPaid || facts.RefundedCents === 0)),
  noProofYet: hiding(guard('REASON_PROOF_ALREADY_GIVEN', ({ facts }) => !facts.IsPaymentProof)),
  /** A line of the certification body's own bank statement proves a payment as well as what the client sends. */
  proofGiven: impliedBy(
    ['REASON_NO_INVOICE'],
    guard('REASON_PROOF_MISSING', ({ facts }) => facts.IsPaymentProof || facts.HasBankLine === true),
  ),
  paid: guard('REASON_NOT_PAID', ({ facts }) => facts.IsPaid),
  /** What costs nothing is paid from the beginning, and there is nothing to take back. */
  moneyCame: guard('REASON_NOTHING_PAID', ({ facts }) => !facts.IsPaid || facts.PaidCents > 0),
  onlineOffered: guard('REASON_ONLINE_NOT_OFFERED', ({ facts }) => facts.IsOnlineOffered),
  notOnline: hiding(guard('REASON_PAID_ONLINE', ({ facts }) => !facts.IsOnlinePayment)),
  notBypass: hiding(guard('REASON_BYPASSED', ({ facts }) => !facts.IsByPassPayment)),
  paidOnline: guard(
    'REASON_NOT_PAID_ONLINE',
    ({ facts }) => facts.IsOnlinePayment && (facts.IsPaid || isAllGivenBack(facts)),
  ),
  paidOffline: guard('REASON_NOT_PAID_OFFLINE', ({ facts }) => isPaidOffline(facts)),
  /** A payment of which a part was refunded is returned by refunds only. */
  noOfflineRefund: guard(
    'REASON_PARTLY_REFUNDED',
    ({ facts }) => !facts.IsPaid || facts.IsOnlinePayment || facts.RefundedCents === 0,
  ),
  somethingLeft: hiding(guard('REASON_ALL_GIVEN_BACK', ({ facts }) => !isAllGivenBack(facts))),
  unsettled: guard('REASON_SETTLED', ({ facts }) => !facts.IsSettled || isAllGivenBack(facts)),
  settled: guard(
    'REASON_NOT_SETTLED',
    ({ facts }) => !facts.IsOnlinePayment || facts.IsSettled || isAllGivenBack(facts),
  ),
  /** Made unpaid, the invoice could be paid once more while the client's card money is still here. */
  noSurplusHeld: guard('REASON_SURPLUS_HELD', ({ facts }) => !facts.IsSurplusHeld),
  noRefundUnderWay: guard('REASON_REFUND_UNDER_WAY', ({ facts }) => !facts.IsRefundUnderWay),
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
    return date === '' || InvoicedOn === null || date >= addDays(InvoicedOn, -MOST_DAYS_AHEAD);
  }),
  dateNotBeforePayment: inputGuard('REASON_DATE_BEFORE_PAYMENT', 'DateTime', (ask) => {
    const date = text(ask, 'DateTime');
    return date === '' || ask.facts.PaidOn === null || date >= ask.facts.PaidOn;
  }),
  dateNotAfterRefund: inputGuard('REASON_DATE_AFTER_REFUND', 'DateTime', (ask) => {
    const date = text(ask, 'DateTime');
    return date === '' || ask.facts.OfflineRefundOn === null || date <= ask.facts.OfflineRefundOn;
  }),
  /** Nothing given means everything that is left. */
  amountLeft: inputGuard('REASON_MORE_THAN_LEFT', 'AmountCents', ({ facts, input }) => {
    const amount = input?.AmountCents;
    return (
      typeof amount !== 'number' ||
      // Nothing was paid, or all of it was refunded: another condition says so.
      facts.PaidCents <= facts.RefundedCents ||
      amount <= facts.PaidCents - facts.RefundedCents
    );
  }),
} as const satisfies Record<string, G>;
