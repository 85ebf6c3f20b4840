/** Turns an invoice with its payments and refunds into the entries of a statement of account. */
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { LEDGER_KINDS } from '../../rules/account-contract.ts';
import { acceptedDifferenceOf } from '../../rules/balance-of.ts';
import { INVOICE_STATUS, type InvoiceStatus, type RefundKind } from '../../rules/statuses.ts';

export type LedgerRefund = {
  Key: string;
  Kind: RefundKind;
  AmountCents: number;
  On: string;
  No: string | null;
};

/** One invoice with all its payments and refunds, as currently known. Dates are YYYY-MM-DD. */
export type LedgerInvoice = {
  Id: number;
  InvoiceKey: string;
  InvoiceNo: string;
  About: { Kind: 'APPLICATION' | 'CERTIFICATE'; Key: string | null };
  AboutNo: string | null;
  ServiceName: Localized;
  IssuedOn: string;
  DueOn: string;
  AmountCents: number;
  Status: InvoiceStatus;
  /** Amount paid outside a provider. */
  PaidCents: number;
  PaidOn: string | null;
  TransactionNo: string | null;
  /** The reader has no access to the invoice itself: no link to it. */
  IsClosed: boolean;
  OfflineRefunds: LedgerRefund[];
  /** Date on which it was waived or voided. */
  ClosedOn: string | null;
  Payments: {
    ReceivedCents: number;
    On: string;
    No: string | null;
    /** Paid although nothing was owed. */
    IsOverpayment: boolean;
    Refunds: LedgerRefund[];
  }[];
  /** Received by bank transfer in excess, and returned to the client as a whole. */
  OfflineOverpayments: {
    AmountCents: number;
    On: string;
    No: string;
    ReturnedOn: string | null;
    ReturnNo: string | null;
  }[];
};

type LedgerKind = (typeof LEDGER_KINDS)[number];
const CLOSING_ENTRY = { WAIVED: 'WAIVER', VOIDED: 'CANCELLED' } as const;
export type Entry = {
  Invoice: LedgerInvoice;
  Kind: LedgerKind;
  On: string;
  No: string | null;
  RefundKey: string | null;
  DebitCents: number;
  CreditCents: number;
};

/**
 * Returns the entries of one invoice on a statement. A refund of a counted payment is two entries: it is no
 * longer owed (credit), and it was paid out by the certification body (refund). A bank payment of a different amount
 * that finance accepted is followed by the difference. A payment that was voided,
 * or was an overpayment, is only paid back: the invoice is as open as before.
 */
export function entriesOf(invoice: LedgerInvoice): Entry[] {
  const entries: Entry[] = [];
  const add = (
    Kind: LedgerKind,
    On: string | null,
    cents: number,
    No: string | null = null,
    RefundKey: string | null = null,
  ): void => {
    // Only a difference may be negative: more than the invoice's amount was received.
    const isDebit = Kind === 'INVOICE' || Kind === 'REFUND' || cents < 0;
    if (cents === 0 && Kind !== 'INVOICE') return;
    entries.push({
      ...{ Invoice: invoice, Kind, No, RefundKey },
      On: On ?? invoice.IssuedOn,
      DebitCents: isDebit ? Math.abs(cents) : 0,
      CreditCents: isDebit ? 0 : cents,
    });
  };
  const addRefund = (
    { Kind, AmountCents: cents, On, No, Key }: LedgerRefund,
    isOverpayment: boolean,
  ): void => {
    if (Kind === 'REFUND' && !isOverpayment) add('CREDIT', On, cents, No);
    add('REFUND', On, cents, No, Key);
  };
  const { Status, AmountCents, PaidCents, PaidOn, TransactionNo, ClosedOn } = invoice;
  add('INVOICE', invoice.IssuedOn, AmountCents);
  add('PAYMENT', PaidOn, PaidCents, TransactionNo);
  add('DIFFERENCE', PaidOn, acceptedDifferenceOf(invoice));
  for (const payment of invoice.Payments) {
    add('PAYMENT', payment.On, payment.ReceivedCents, payment.No);
    for (const refund of payment.Refunds) addRefund(refund, payment.IsOverpayment);
  }
  for (const refund of invoice.OfflineRefunds) addRefund(refund, false);
  for (const excess of invoice.OfflineOverpayments) {
    add('PAYMENT', excess.On, excess.AmountCents, excess.No);
    if (excess.ReturnedOn) add('REFUND', excess.ReturnedOn, excess.AmountCents, excess.ReturnNo);
  }
  const { ClosedAs } = INVOICE_STATUS[Status];
  if (ClosedAs) add(CLOSING_ENTRY[ClosedAs], ClosedOn, AmountCents);
  return entries;
}
