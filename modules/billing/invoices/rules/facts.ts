/**
 * Facts about an invoice (paid, refunded, settled, with proof) on which the conditions of payment actions
 * depend, and their derivation from the stored invoice.
 */
import { hongKongDate } from '#platform/common/format/dates.ts';
import { type InvoiceStatus, isPaid, isWaived } from './statuses.ts';

/** Facts of one invoice on which the conditions of payment actions depend. */
export type InvoiceFacts = {
  HasInvoice: boolean;
  IsPaid: boolean;
  IsPaymentProof: boolean;
  /**
   * Amount of the bank statement line that finance confirms as the payment; set by the server only, while it does.
   */
  BankLineCents?: number;
  /** A card provider is connected and may charge. */
  IsOnlineOffered: boolean;
  IsOnlinePayment: boolean;
  /** The money is final at the provider: from now on it is refunded, not voided. */
  IsSettled: boolean;
  IsByPassPayment: boolean;
  /** HKD cents. */
  PaidCents: number;
  RefundedCents: number;
  /** A refund is in progress and the provider has not reported its outcome yet. */
  IsRefundPending: boolean;
  /** Another payment was received in excess and has not been refunded. */
  HasOverpayment: boolean;
  /** The overpayment of the payment by bank transfer was returned to the client. */
  HasReturnedOverpayment: boolean;
  /** Date of issue in Hong Kong, YYYY-MM-DD; null if there is no invoice. */
  InvoicedOn: string | null;
  /** Dates in Hong Kong of the payment and of the first offline refund; null if there is none. */
  PaidOn: string | null;
  OfflineRefundOn: string | null;
};

type Stored = {
  Status: InvoiceStatus;
  Proof: readonly string[];
  IsOnline: boolean;
  IsSettled: boolean;
  PaidCents: number;
  RefundedCents: number;
  IsRefundPending: boolean;
  HasOverpayment: boolean;
  HasReturnedOverpayment: boolean;
  /** Times in ISO format. */
  CreatedAt: string;
  PaidAt: string | null;
  OfflineRefundAt: string | null;
};

const day = (moment: string | null | undefined): string | null =>
  moment ? hongKongDate(new Date(moment)) : null;

/** Derives the facts from a stored invoice, or from its absence. */
export function invoiceFacts(invoice: Stored | null, isOnlineOffered: boolean): InvoiceFacts {
  return {
    HasInvoice: invoice !== null,
    IsPaid: invoice !== null && isPaid(invoice.Status),
    IsPaymentProof: (invoice?.Proof.length ?? 0) > 0,
    IsOnlineOffered: isOnlineOffered,
    IsOnlinePayment: invoice?.IsOnline ?? false,
    IsSettled: invoice?.IsSettled ?? false,
    IsByPassPayment: invoice !== null && isWaived(invoice.Status),
    PaidCents: invoice?.PaidCents ?? 0,
    RefundedCents: invoice?.RefundedCents ?? 0,
    IsRefundPending: invoice?.IsRefundPending ?? false,
    HasOverpayment: invoice?.HasOverpayment ?? false,
    HasReturnedOverpayment: invoice?.HasReturnedOverpayment ?? false,
    InvoicedOn: day(invoice?.CreatedAt),
    PaidOn: day(invoice?.PaidAt),
    OfflineRefundOn: day(invoice?.OfflineRefundAt),
  };
}
