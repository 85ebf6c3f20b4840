import type { Generated } from 'kysely';
import type { Role } from '#platform/common/access/roles.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Defaulted, Id, Json, Moment } from '#platform/server/database/columns.ts';
import type { OfflineOverpaymentKind } from '../rules/overpayment-contract.ts';
import type { InvoiceEventName, InvoiceStatus } from '../rules/statuses.ts';

export type InvoiceLine = { Description: Localized; AmountCents: number };

/** The certification body's details in the header of a document. */
export type InvoiceIssuer = {
  Name: Localized;
  RegistrationNo: string;
  Address: Localized;
  Email: string;
  PhoneNo: string;
};

/** Database tables of invoices, their events and offline refunds. Amounts are HKD cents. */
export type InvoiceTables = {
  /** About an application or about a certificate: one of the two ids is null. */
  Invoice: {
    Id: Id;
    InvoiceKey: string;
    InvoiceNo: string;
    ApplicationId: Generated<number | null>;
    CertificateId: Generated<number | null>;
    OrganisationId: number;
    Currency: Generated<'HKD'>;
    AmountCents: number;
    Lines: Json<InvoiceLine[]>;
    Status: InvoiceStatus;
    PaymentMethod: string | null;
    TransactionNo: Generated<string | null>;
    PayType: Generated<string | null>;
    Proof: Generated<string[]>;
    IsOnline: Generated<boolean>;
    IsSettled: Generated<boolean>;
    PaidCents: Generated<number>;
    RefundedCents: Generated<number>;
    PaidAt: Date | null;
    DueOn: string;
    /** The issuer with its name at that time; null: issued before the issuer could be configured. */
    Issuer: Defaulted<InvoiceIssuer | null>;
    Search: Generated<string>;
    /** When the payer was last reminded that it is overdue. */
    RemindedAt: Generated<Date | null>;
    Version: Generated<number>;
    CreatedAt: Moment;
    UpdatedAt: Moment;
  };
  /** History of an invoice. Never changed, never deleted; the database refuses it. */
  InvoiceEvent: {
    InvoiceId: number;
    Seq: number;
    Event: InvoiceEventName;
    At: Date;
    AccountId: number | null;
    AsRole: Role | null;
    FromStatus: InvoiceStatus;
    ToStatus: InvoiceStatus;
    AmountCents: number | null;
    Remark: string | null;
    Data: Defaulted<Record<string, unknown>>;
  };
  /** Refunds made outside a provider; never changed, never deleted. A trigger adds them to the invoice. */
  OfflineRefund: {
    Id: Id;
    RefundKey: string;
    InvoiceId: number;
    AmountCents: number;
    DoneAt: Date;
    TransactionNo: string;
    Reason: string;
    AccountId: number;
    AsRole: Role | null;
    CreatedAt: Moment;
  };
  /**
   * Money received by a bank statement line in excess: it belongs to the client. The columns of its return are set
   * once, together; then the row is never changed.
   */
  OfflineOverpayment: {
    Id: Id;
    OverpaymentKey: string;
    InvoiceId: number;
    BankLineId: number;
    Kind: OfflineOverpaymentKind;
    AmountCents: number;
    ReceivedAt: Date;
    PaymentMethod: string;
    TransactionNo: string;
    CreatedAt: Date;
    ReturnedAt: Generated<Date | null>;
    ReturnNo: Generated<string | null>;
    ReturnReason: Generated<string | null>;
    ReturnedById: Generated<number | null>;
    ReturnRecordedAt: Generated<Date | null>;
  };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends InvoiceTables {}
}
