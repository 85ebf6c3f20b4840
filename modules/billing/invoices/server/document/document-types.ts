/**
 * Types of the data printed on invoices, receipts and refund notes, and of the certification body's details
 * on them. Dates are YYYY-MM-DD in Hong Kong, amounts HKD cents.
 */
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { PaymentSetting } from '../../rules/setting-contract.ts';
import type { InvoiceStatus, PaymentMethod, RefundKind } from '../../rules/statuses.ts';
import type { InvoiceIssuer } from '../tables.ts';

/** All data printed for one invoice. Dates are YYYY-MM-DD in Hong Kong, amounts HKD cents. */
export type InvoiceDocumentData = {
  Issuer: InvoiceIssuer;
  InvoiceNo: string;
  Status: InvoiceStatus;
  OrgName: Localized;
  BranchName: Localized;
  RegistrationNo: string | null;
  /** Several lines. */
  BillingAddress: string | null;
  /** Without a number if the certificate was issued in error. */
  About: { Kind: 'APPLICATION' | 'CERTIFICATE'; No: string; ServiceName: Localized };
  IssuedOn: string;
  DueOn: string;
  Lines: { Description: Localized; AmountCents: number }[];
  AmountCents: number;
  PaidCents: number;
  RefundedCents: number;
  /** Received with the payment above the invoice: it belongs to the client. */
  OverpaidCents: number;
  PaidOn: string | null;
  /** Date on which it was refunded, waived or voided. */
  ClosedOn: string | null;
  PaymentMethod: PaymentMethod | null;
  TransactionNo: string | null;
  IsOnline: boolean;
  /** Card brand and last digits, such as `visa 4242`. */
  Card: string | null;
};

/** Data of one refund, for its note. */
export type RefundDocumentData = {
  Kind: RefundKind;
  AmountCents: number;
  On: string;
  /** The bank's reference of a refund outside a provider. */
  Reference: string | null;
  /**
   * The payment that was refunded through the provider; null outside a provider. The invoice itself may have been paid
   * otherwise since, or not at all.
   */
  Payment: { Card: string | null } | null;
};

/** Kind of document printed for an invoice. */
export type DocumentVariant =
  | { Kind: 'INVOICE' }
  | { Kind: 'RECEIPT' }
  | { Kind: 'REFUND'; Refund: RefundDocumentData };

/** Details of the certification body, on every document. */
export type Letterhead = InvoiceIssuer & {
  /** URL of the portal. */
  Url: string;
  /** Payment details of the certification body; null if the document does not show them. */
  PayingTo: Omit<PaymentSetting, 'DueDays'> | null;
};
