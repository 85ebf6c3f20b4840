/**
 * Statuses of card payments and of their refunds, with the facts about each and the lists derived from them. They follow
 * what the provider reports.
 */
import type { Tone } from '#platform/common/format/status-tones.ts';
import { defineStatuses, statusesWhere, statusNames } from '#platform/common/workflow/define-statuses.ts';

export type PaymentStatusFacts = {
  Tone: Tone;
  /** In progress: waiting for the payer, who can still cancel it, or for the provider to confirm it. */
  Turn: 'PAYER' | 'PROVIDER' | null;
  /** Whether money was received; RETURNED: voided before it was settled. */
  Money: 'NONE' | 'RECEIVED' | 'RETURNED';
  /** How it ended without money. */
  EndedAs: 'DECLINED' | 'ABANDONED' | null;
};

const payment = { Turn: null, Money: 'NONE', EndedAs: null } as const;

export const PAYMENT_STATUS = defineStatuses<PaymentStatusFacts>()({
  STARTED: { ...payment, Tone: 'plain', Turn: 'PAYER' },
  PROCESSING: { ...payment, Tone: 'info', Turn: 'PROVIDER' },
  SUCCEEDED: { ...payment, Tone: 'success', Money: 'RECEIVED' },
  FAILED: { ...payment, Tone: 'danger', EndedAs: 'DECLINED' },
  CANCELLED: { ...payment, Tone: 'plain', EndedAs: 'ABANDONED' },
  VOIDED: { ...payment, Tone: 'plain', Money: 'RETURNED' },
});

export type PaymentStatus = keyof typeof PAYMENT_STATUS;
export const PAYMENT_STATUSES = statusNames(PAYMENT_STATUS);

const payments = (condition: (facts: PaymentStatusFacts) => boolean) =>
  statusesWhere(PAYMENT_STATUS, condition);

/** Lists of statuses of card payments, derived from the table. */
export const paymentStatuses = {
  /** In progress; an invoice has at most one such payment. */
  pending: payments(({ Turn }) => Turn !== null),
  /** The money was received and not voided; some of it may have been refunded. */
  received: payments(({ Money }) => Money === 'RECEIVED'),
  /** The money was received, whatever happened to it since. */
  onceReceived: payments(({ Money }) => Money !== 'NONE'),
} as const;

/** Whether the payment is in progress. */
export const isPaymentPending = (status: PaymentStatus): boolean => PAYMENT_STATUS[status].Turn !== null;
/** Whether the money of the payment was received and not voided. */
export const isPaymentReceived = (status: PaymentStatus): boolean =>
  PAYMENT_STATUS[status].Money === 'RECEIVED';

export type RefundStatusFacts = {
  Tone: Tone;
  /** In progress: the portal has to request it, or the provider has to carry it out. */
  Turn: 'PORTAL' | 'PROVIDER' | null;
  EndedAs: 'REFUNDED' | 'FAILED' | null;
};

export const REFUND_STATUS = defineStatuses<RefundStatusFacts>()({
  STARTED: { Tone: 'info', Turn: 'PORTAL', EndedAs: null },
  PENDING: { Tone: 'info', Turn: 'PROVIDER', EndedAs: null },
  SUCCEEDED: { Tone: 'success', Turn: null, EndedAs: 'REFUNDED' },
  FAILED: { Tone: 'danger', Turn: null, EndedAs: 'FAILED' },
});

export type RefundStatus = keyof typeof REFUND_STATUS;
export const REFUND_STATUSES = statusNames(REFUND_STATUS);

const refunds = (condition: (facts: RefundStatusFacts) => boolean) => statusesWhere(REFUND_STATUS, condition);

/** Lists of statuses of refunds, derived from the table. */
export const refundStatuses = {
  pending: refunds(({ Turn }) => Turn !== null),
  toRequest: refunds(({ Turn }) => Turn === 'PORTAL'),
  withProvider: refunds(({ Turn }) => Turn === 'PROVIDER'),
  refunded: refunds(({ EndedAs }) => EndedAs === 'REFUNDED'),
  /** The provider has accepted it. */
  knownToProvider: refunds(({ Turn, EndedAs }) => Turn === 'PROVIDER' || EndedAs === 'REFUNDED'),
  /** The amount is reserved: it cannot be refunded a second time. */
  reserved: refunds(({ EndedAs }) => EndedAs !== 'FAILED'),
} as const;

/** Whether the amount was refunded. */
export const isRefunded = (status: RefundStatus): boolean => REFUND_STATUS[status].EndedAs === 'REFUNDED';
/** Whether the refund failed: nothing was paid out, and its amount is free again. */
export const isRefundFailed = (status: RefundStatus): boolean => REFUND_STATUS[status].EndedAs === 'FAILED';
