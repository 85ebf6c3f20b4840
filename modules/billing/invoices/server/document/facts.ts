import type { Localized } from '#platform/common/contract/shapes.ts';
import type { PaymentSetting } from '../../rules/setting-contract.ts';
import type { InvoiceStatus, PaymentMethod, RefundKind } from '../../rules/statuses.ts';
import type { InvoiceIssuer } from '../tables.ts';

/** Everything that is printed of one invoice. Days are YYYY-MM-DD in Hong Kong, amounts HKD cents. */
export type InvoiceDocumentData = {
  Issuer: InvoiceIssuer;
  InvoiceNo: string;
  Status: InvoiceStatus;
  OrgName: Localized;
  BranchName: Localized;
  RegistrationNo: string | null;
  /** Without a number where the certificate was issued in error. */
  About: { Kind: 'APPLICATION' | 'CERTIFICATE'; No: string; ServiceName: Localized };
  IssuedOn: string;
  DueOn: string;
  Lines: { Description: Localized; AmountCents: number }[];
  AmountCents: number;
  PaidCents: number;
  RefundedCents: number;
  PaidOn: string | null;
  /** The day on which it was refunded, waived or void. */
  ClosedOn: string | null;
  PaymentMethod: PaymentMethod | null;
  TransactionNo: string | null;
  IsOnline: boolean;
  /** `visa 4242`. */
  Card: string | null;
};

/** One refund, for its note. */
export type RefundDocumentData = {
  Kind: RefundKind;
  AmountCents: number;
  On: string;
  /** The bank's reference of a refund outside of a provider. */
  Reference: string | null;
};

/** Which paper is printed of an invoice. */
export type DocumentVariant =
  | { Kind: 'INVOICE' }
  | { Kind: 'RECEIPT' }
  | { Kind: 'REFUND'; Refund: RefundDocumentData };

/** Details of the certification body, on every document. */
export type Letterhead = InvoiceIssuer & {
  /** Where the portal is. */
  Url: string;
  /** Payment details of the certification body; null where a document does not contain them. */
  PayingTo: Omit<PaymentSetting, 'DueDays'> | null;
};
