import type { ProviderName, RefundKind } from '#modules/billing/invoices/rules/index.ts';

/** A payment to be opened with a provider. Amount and words come from our invoice. */
export type OpenPaymentRequest = {
  PaymentKey: string;
  /** Connected account that receives it; null: the account of the key itself. */
  Account: string | null;
  AmountCents: number;
  Currency: 'HKD';
  InvoiceNo: string;
  /** What the payer reads: `Invoice INV-2026-00012`. */
  Description: string;
  Email: string;
  Language: 'EN' | 'CHT' | 'CHS';
  /** Where the provider's page sends the browser back to. It proves nothing. */
  ReturnUrl: string;
};

/** How the browser goes on: to a page of the provider's, or with its form on ours. */
export type OpenPaymentResult = {
  ProviderSessionId: string | null;
  ProviderPaymentId: string | null;
  Url: string | null;
  ClientSecret: string | null;
};

/** Which payment is meant; ids as the provider gave them. */
export type PaymentRef = {
  PaymentKey: string;
  Account: string | null;
  ProviderPaymentId: string | null;
  ProviderSessionId: string | null;
};

export type ProviderRefundState = {
  ProviderRefundId: string;
  /** Ours, which it carries with it; null: it was made on the provider's own pages. */
  RefundKey: string | null;
  AmountCents: number;
  Status: 'PENDING' | 'SUCCEEDED' | 'FAILED';
  FailureCode: string | null;
};

/** What the provider says of one payment now: the only truth there is about it. */
export type ProviderPaymentState = {
  Status: 'OPEN' | 'PROCESSING' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED';
  ProviderPaymentId: string | null;
  AmountCents: number;
  /** Upper case. */
  Currency: string;
  ReceivedCents: number;
  /** Of refunds that are done. */
  RefundedCents: number;
  /** The money is final: from now on it is refunded, not voided. */
  IsSettled: boolean;
  PaidAt: Date | null;
  FailureCode: string | null;
  /** `visa 4242`; null while unknown. */
  Card: string | null;
  Refunds: ProviderRefundState[];
};

export type RefundRequest = {
  RefundKey: string;
  Kind: RefundKind;
  AmountCents: number;
  Payment: PaymentRef;
};

/** A message of the provider's whose signature is right. It says that something changed, never what is true now. */
export type ProviderEvent = {
  EventId: string;
  Type: string;
  Account: string | null;
  CreatedAt: Date;
  /** The payment that it is about, by the provider's id; null: it is not about one. */
  ProviderPaymentId: string | null;
  ProviderSessionId: string | null;
  /** Our key, if the provider sends it along: it may report a payment before we know its number there. */
  PaymentKey: string | null;
};

/** The state of an account at the provider. */
export type AccountState = {
  Name: string;
  IsCharging: boolean;
  IsPayingOut: boolean;
  /** What the provider still wants to know, in its own words. */
  Requirements: string[];
};

/**
 * A card provider. Every call may be repeated: calls with effects carry our key, and for a known key the provider returns the
 * result of the first call. A call throws `Refusal` if the provider understood and refused permanently; any other exception
 * means that the outcome is unknown, and the call is repeated with the same key.
 */
export type PaymentProvider = {
  Name: ProviderName;
  open: (request: OpenPaymentRequest) => Promise<OpenPaymentResult>;
  fetchState: (payment: PaymentRef) => Promise<ProviderPaymentState>;
  /** Ends an unfinished payment; one that was paid in the meantime stays paid. */
  cancel: (payment: PaymentRef) => Promise<void>;
  refund: (request: RefundRequest) => Promise<ProviderRefundState>;
  /** Refuses with ERR_FORBIDDEN what is not signed, signed wrongly or too long ago. */
  readEvent: (body: Buffer, signature: string | undefined, at: Date) => ProviderEvent;
  /** Payments that the provider knows since a moment, by our PaymentKey; null where they carry none. */
  list: (
    account: string | null,
    since: Date,
  ) => Promise<{ ProviderPaymentId: string; PaymentKey: string | null }[]>;
  account: (account: string | null) => Promise<AccountState>;
  /** Makes an account to be linked, and the page where its owner does so. */
  connect: (name: string, idempotencyKey: string) => Promise<{ Account: string | null }>;
  link: (account: string | null, returnUrl: string) => Promise<{ Url: string }>;
  disconnect: (account: string | null) => Promise<void>;
};
