import type { ColumnType, Generated } from 'kysely';
import type { Role } from '#platform/common/access/roles.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Defaulted, Id, Json, Moment } from '#platform/server/database/columns.ts';
import type {
  BankLineStatus,
  InvoiceEventName,
  InvoiceStatus,
  PaymentStatus,
  ProviderName,
  RefundKind,
  RefundStatus,
} from '../rules/statuses.ts';

export type InvoiceLine = { Description: Localized; AmountCents: number };

/** The body as it stands at the head of a paper. */
export type InvoiceIssuer = {
  Name: Localized;
  RegistrationNo: string;
  Address: Localized;
  Email: string;
  PhoneNo: string;
};

/** The words a provider was asked with; amount, account and key stand beside them. */
export type PaymentWish = {
  InvoiceNo: string;
  Description: string;
  Email: string;
  Language: 'EN' | 'CHT' | 'CHS';
  ReturnUrl: string;
};

/** Rows of invoices, payments and bank statements. Amounts are HKD cents. */
export type MoneyTables = {
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
    /** Who issued it, as it was called then; null: as it was called before that could be set. */
    Issuer: Defaulted<InvoiceIssuer | null>;
    Search: Generated<string>;
    /** When its payer was last reminded that it is overdue. */
    RemindedAt: Generated<Date | null>;
    Version: Generated<number>;
    CreatedAt: Moment;
    UpdatedAt: Moment;
  };
  /** Files that go out with a mail, in their order. */
  MailAttachment: { MailId: number; Position: number; FileId: number };
  /** Never changed, never deleted; the database refuses it. */
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
  Payment: {
    Id: Id;
    PaymentKey: string;
    InvoiceId: number;
    Provider: ProviderName;
    Account: string | null;
    ProviderPaymentId: Generated<string | null>;
    ProviderSessionId: Generated<string | null>;
    Status: Generated<PaymentStatus>;
    AmountCents: number;
    Currency: Generated<'HKD'>;
    ReceivedCents: Generated<number>;
    RefundedCents: Generated<number>;
    /** Kept by a trigger. */
    ReservedCents: ColumnType<number, undefined, never>;
    IsSettled: Generated<boolean>;
    IsSurplus: Generated<boolean>;
    FailureCode: Generated<string | null>;
    Card: Generated<string | null>;
    PaidAt: Generated<Date | null>;
    StartedById: number;
    CreatedAt: Moment;
    Wish: Defaulted<PaymentWish | null>;
    LookedAt: Generated<Date | null>;
    Looks: Generated<number>;
  };
  Refund: {
    Id: Id;
    RefundKey: string;
    PaymentId: number;
    Kind: RefundKind;
    AmountCents: number;
    Reason: string;
    Status: Generated<RefundStatus>;
    ProviderRefundId: Generated<string | null>;
    FailureCode: Generated<string | null>;
    AccountId: number | null;
    AsRole: Role | null;
    CreatedAt: Moment;
    DoneAt: Generated<Date | null>;
  };
  /** Made outside of a provider; never changed, never deleted. A trigger adds it to the invoice. */
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
  PaymentEvent: {
    Id: Id;
    Provider: ProviderName;
    EventId: string;
    Account: string | null;
    Type: string;
    ProviderPaymentId: string | null;
    Body: Buffer;
    CreatedAt: Date;
    ReceivedAt: Moment;
    Outcome: 'TAKEN' | 'NOT_OURS' | 'OTHER_ACCOUNT' | 'NOT_ABOUT_MONEY';
  };
  PaymentConnection: {
    Provider: ProviderName;
    Account: string | null;
    Name: Generated<string>;
    IsCharging: Generated<boolean>;
    IsPayingOut: Generated<boolean>;
    Requirements: Generated<string[]>;
    /** Of the key that it was made with; null: not noted yet. */
    Mode: Generated<'TEST' | 'LIVE' | null>;
    ConnectedById: number | null;
    ConnectedAt: Moment;
    LookedAt: Generated<Date | null>;
  };
  SandboxPayment: {
    Id: string;
    SessionId: string;
    IdempotencyKey: string;
    Account: string | null;
    Reference: string;
    AmountCents: number;
    Currency: string;
    Status: 'OPEN' | 'CHALLENGED' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED';
    FailureCode: Generated<string | null>;
    Card: Generated<string | null>;
    Declined: Generated<number>;
    ReturnUrl: string;
    PaidAt: Generated<Date | null>;
    SettlesAt: Generated<Date | null>;
    CreatedAt: Moment;
  };
  SandboxRefund: {
    Id: string;
    PaymentId: string;
    IdempotencyKey: string;
    AmountCents: number;
    Kind: RefundKind;
    Status: 'SUCCEEDED' | 'FAILED';
    CreatedAt: Moment;
  };
  SandboxEvent: { Id: string; Account: string | null; Type: string; PaymentId: string; CreatedAt: Moment };
  BankStatement: {
    Id: Id;
    StatementKey: string;
    FileName: string;
    Sha256: string;
    AccountId: number;
    At: Moment;
    LineCount: number;
  };
  BankLine: {
    Id: Id;
    LineKey: string;
    StatementId: number;
    Position: number;
    BookedOn: string;
    AmountCents: number;
    Reference: string;
    Payer: Generated<string>;
    BankNo: Generated<string>;
    Fingerprint: string;
    Status: BankLineStatus;
    InvoiceId: number | null;
    Reasons: Generated<string[]>;
    DecidedById: Generated<number | null>;
    DecidedAt: Generated<Date | null>;
  };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends MoneyTables {}
}
