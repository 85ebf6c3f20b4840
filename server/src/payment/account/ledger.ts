import type { Localized } from '@assay/shared/contract/shapes.ts';
import type { LEDGER_KINDS } from '@assay/shared/payment/account-contract.ts';
import type { InvoiceStatus, RefundKind } from '@assay/shared/payment/statuses.ts';

/** One invoice with all that was paid and given back, as far as the portal knows today. Days are YYYY-MM-DD. */
export type LedgerInvoice = {
  Id: number;
  InvoiceKey: string;
  InvoiceNo: string;
  About: { Kind: 'APPLICATION' | 'CERTIFICATE'; Key: string };
  AboutNo: string;
  ServiceName: Localized;
  IssuedOn: string;
  DueOn: string;
  AmountCents: number;
  Status: InvoiceStatus;
  /** Outside of a provider. */
  PaidCents: number;
  PaidOn: string | null;
  TransactionNo: string | null;
  /** The day on which it was waived or void. */
  ClosedOn: string | null;
  Payments: {
    ReceivedCents: number;
    On: string;
    No: string | null;
    /** Paid although nothing was owed. */
    IsSurplus: boolean;
    Refunds: { Kind: RefundKind; AmountCents: number; On: string; No: string | null }[];
  }[];
};

type LedgerKind = (typeof LEDGER_KINDS)[number];
export type Entry = {
  Invoice: LedgerInvoice;
  Kind: LedgerKind;
  On: string;
  No: string | null;
  DebitCents: number;
  CreditCents: number;
};

/**
 * What one invoice puts on a statement. What is given back of a payment that counted is two entries: nobody owes it
 * any more (credit), and it left the body (refund). A payment that was cancelled, or was too much, is only paid back:
 * the invoice is as open as it was.
 */
export function entriesOf(invoice: LedgerInvoice): Entry[] {
  const entries: Entry[] = [];
  const add = (Kind: LedgerKind, On: string | null, cents: number, No: string | null = null): void => {
    const isDebit = Kind === 'INVOICE' || Kind === 'REFUND';
    if (cents === 0 && Kind !== 'INVOICE') return;
    entries.push({
      ...{ Invoice: invoice, Kind, No },
      On: On ?? invoice.IssuedOn,
      DebitCents: isDebit ? cents : 0,
      CreditCents: isDebit ? 0 : cents,
    });
  };
  const { Status, AmountCents, PaidCents, PaidOn, TransactionNo, ClosedOn } = invoice;
  add('INVOICE', invoice.IssuedOn, AmountCents);
  add('PAYMENT', PaidOn, PaidCents, TransactionNo);
  for (const payment of invoice.Payments) {
    add('PAYMENT', payment.On, payment.ReceivedCents, payment.No);
    for (const { Kind, AmountCents: cents, On, No } of payment.Refunds) {
      if (Kind === 'REFUND' && !payment.IsSurplus) add('CREDIT', On, cents, No);
      add('REFUND', On, cents, No);
    }
  }
  if (Status === 'BYPASSED') add('WAIVER', ClosedOn, AmountCents);
  if (Status === 'VOID') add('CANCELLED', ClosedOn, AmountCents);
  return entries;
}
