/** The interface that every card payment provider (Stripe, sandbox) implements, with its data types. */
import type { ProviderName, RefundKind } from '#modules/billing/invoices/rules/index.ts';
import type { ProviderRefundStatus, ProviderState } from '../../rules/payment-transitions.ts';

/** A request to open a payment at a provider. Amount and description come from our invoice. */
export type OpenPaymentRequest = {
  PaymentKey: string;
  /** Connected account that receives the payment; null: the account of the key itself. */
  Account: string | null;
  AmountCents: number;
  Currency: 'HKD';
  InvoiceNo: string;
  /** Text shown to the payer: `Invoice INV-2026-00012`. */
  Description: string;
  Email: string;
  Language: 'EN' | 'CHT' | 'CHS';
  /** URL to which the provider's page returns the browser. The return proves nothing. */
  ReturnUrl: string;
};

/** How the browser continues: on the provider's page, or with its form embedded in the portal. */
export type OpenPaymentResult = {
  ProviderSessionId: string | null;
  ProviderPaymentId: string | null;
  Url: string | null;
  ClientSecret: string | null;
};

/** Identifies a payment; ids as assigned by the provider. */
export type PaymentRef = {
  PaymentKey: string;
  Account: string | null;
  ProviderPaymentId: string | null;
  ProviderSessionId: string | null;
};

export type ProviderRefundState = {
  ProviderRefundId: string;
  /** Our refund key, which the provider stores; null: the refund was made on the provider's own pages. */
  RefundKey: string | null;
  AmountCents: number;
  Status: ProviderRefundStatus;
  FailureCode: string | null;
};

/** The provider's current state of one payment: the only authoritative source. */
export type ProviderPaymentState = {
  Status: ProviderState;
  ProviderPaymentId: string | null;
  AmountCents: number;
  /** Currency code in upper case. */
  Currency: string;
  ReceivedCents: number;
  /** Total of completed refunds. */
  RefundedCents: number;
  /** The money is final: from now on it is refunded, not voided. */
  IsSettled: boolean;
  PaidAt: Date | null;
  FailureCode: string | null;
  /** Card brand and last digits, such as `visa 4242`; null while unknown. */
  Card: string | null;
  Refunds: ProviderRefundState[];
};

export type RefundRequest = {
  RefundKey: string;
  Kind: RefundKind;
  AmountCents: number;
  Payment: PaymentRef;
};

/**
 * A provider's event with a valid signature. It indicates that something changed, never the current state.
 */
export type ProviderEvent = {
  EventId: string;
  Type: string;
  Account: string | null;
  CreatedAt: Date;
  /** The payment concerned, by the provider's id; null: the event is not about a payment. */
  ProviderPaymentId: string | null;
  ProviderSessionId: string | null;
  /** Our key, if the provider includes it: an event may arrive before we know the provider's id. */
  PaymentKey: string | null;
};

/** State of an account at the provider. */
export type AccountState = {
  Name: string;
  IsCharging: boolean;
  IsPayingOut: boolean;
  /** Information that the provider still requires, as the provider's codes. */
  Requirements: string[];
};

/**
 * Interface of a card provider. Every call may be repeated: calls with effects send our key, and for a known
 * key the provider returns the result of the first call. A call throws `Refusal` if the provider understood
 * and refused permanently; any other exception means that the outcome is unknown, and the call is repeated
 * with the same key.
 */
export type PaymentProvider = {
  Name: ProviderName;
  open: (request: OpenPaymentRequest) => Promise<OpenPaymentResult>;
  fetchState: (payment: PaymentRef) => Promise<ProviderPaymentState>;
  /** Cancels an unfinished payment; one that was paid in the meantime stays paid. */
  cancel: (payment: PaymentRef) => Promise<void>;
  refund: (request: RefundRequest) => Promise<ProviderRefundState>;
  /** Fails with ERR_FORBIDDEN if the signature is missing, invalid or too old. */
  readEvent: (body: Buffer, signature: string | undefined, at: Date) => ProviderEvent;
  /** Payments known to the provider since a given time, by our PaymentKey; null if they have none. */
  list: (
    account: string | null,
    since: Date,
  ) => Promise<{ ProviderPaymentId: string; PaymentKey: string | null }[]>;
  account: (account: string | null) => Promise<AccountState>;
  /** Creates an account to be linked, and the page where its owner does so. */
  connect: (name: string, idempotencyKey: string) => Promise<{ Account: string | null }>;
  link: (account: string | null, returnUrl: string) => Promise<{ Url: string }>;
  disconnect: (account: string | null) => Promise<void>;
};
