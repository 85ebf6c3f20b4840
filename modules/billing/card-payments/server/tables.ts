import type { ColumnType, Generated } from 'kysely';
import type {
  PaymentStatus,
  ProviderName,
  RefundKind,
  RefundStatus,
} from '#modules/billing/invoices/rules/index.ts';
import type { Role } from '#platform/common/access/roles.ts';
import type { Defaulted, Id, Moment } from '#platform/server/database/columns.ts';
import type { SandboxRefundState, SandboxState } from '../rules/payment-transitions.ts';

/** Parameters of the request to the provider; amount, account and key are in separate columns. */
export type ProviderRequest = {
  InvoiceNo: string;
  Description: string;
  Email: string;
  Language: 'EN' | 'CHT' | 'CHS';
  ReturnUrl: string;
};

/** Database tables of payments through a provider. Amounts are HKD cents. */
export type CardPaymentTables = {
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
    /** Maintained by a trigger. */
    ReservedCents: ColumnType<number, undefined, never>;
    IsSettled: Generated<boolean>;
    IsOverpayment: Generated<boolean>;
    FailureCode: Generated<string | null>;
    Card: Generated<string | null>;
    PaidAt: Generated<Date | null>;
    StartedById: number;
    CreatedAt: Moment;
    ProviderRequest: Defaulted<ProviderRequest | null>;
    SyncedAt: Generated<Date | null>;
    SyncCount: Generated<number>;
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
    /** Mode of the key with which the account was connected; null: not recorded yet. */
    Mode: Generated<'TEST' | 'LIVE' | null>;
    ConnectedById: number | null;
    ConnectedAt: Moment;
    CheckedAt: Generated<Date | null>;
  };
  SandboxPayment: {
    Id: string;
    SessionId: string;
    IdempotencyKey: string;
    Account: string | null;
    Reference: string;
    AmountCents: number;
    Currency: string;
    Status: SandboxState;
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
    Status: SandboxRefundState;
    CreatedAt: Moment;
  };
  SandboxEvent: { Id: string; Account: string | null; Type: string; PaymentId: string; CreatedAt: Moment };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends CardPaymentTables {}
}
