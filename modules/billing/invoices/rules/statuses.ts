/**
 * Statuses of an invoice with the facts about each and the lists derived from them; names of payment methods, providers,
 * user actions and history events. Statuses of card payments and refunds are in `payment-statuses.ts`.
 */
import type { Tone } from '#platform/common/format/status-tones.ts';
import { defineStatuses, statusesWhere, statusNames } from '#platform/common/workflow/define-statuses.ts';

export type InvoiceStatusFacts = {
  Tone: Tone;
  /** Who has to act while the amount is owed: the payer, or those who check the submitted proof. Null: not owed. */
  Turn: 'PAYER' | 'CHECK' | null;
  /**
   * Money received and not refunded: nothing, the whole amount, a part, or nothing any more. Null if the status does not
   * say: a void invoice may have been paid and refunded before.
   */
  Money: 'NONE' | 'WHOLE' | 'PART' | 'RETURNED' | null;
  /** How it was closed without payment. */
  ClosedAs: 'WAIVED' | 'VOIDED' | null;
};

const none = { Turn: null, Money: null, ClosedAs: null } as const;
const owed = { ...none, Money: 'NONE' } as const;

export const INVOICE_STATUS = defineStatuses<InvoiceStatusFacts>()({
  OPEN: { ...owed, Tone: 'warning', Turn: 'PAYER' },
  PROOF_GIVEN: { ...owed, Tone: 'info', Turn: 'CHECK' },
  PAID: { ...none, Tone: 'success', Money: 'WHOLE' },
  BYPASSED: { ...none, Tone: 'plain', Money: 'NONE', ClosedAs: 'WAIVED' },
  PART_REFUNDED: { ...none, Tone: 'plain', Money: 'PART' },
  REFUNDED: { ...none, Tone: 'plain', Money: 'RETURNED' },
  VOID: { ...none, Tone: 'plain', ClosedAs: 'VOIDED' },
});

export type InvoiceStatus = keyof typeof INVOICE_STATUS;
export const INVOICE_STATUSES = statusNames(INVOICE_STATUS);

const where = (condition: (facts: InvoiceStatusFacts) => boolean) => statusesWhere(INVOICE_STATUS, condition);

/** Lists of statuses, derived from the table. */
export const invoiceStatuses = {
  owed: where(({ Turn }) => Turn !== null),
  /** Owed, and without a submitted proof. */
  withPayer: where(({ Turn }) => Turn === 'PAYER'),
  /** Owed, and a submitted proof of payment waits to be checked. */
  toCheck: where(({ Turn }) => Turn === 'CHECK'),
  /** Paid, and not refunded in full. */
  paid: where(({ Money }) => Money === 'WHOLE' || Money === 'PART'),
  paidInFull: where(({ Money }) => Money === 'WHOLE'),
  /** Paid, whatever was refunded since. */
  oncePaid: where(({ Money }) => Money === 'WHOLE' || Money === 'PART' || Money === 'RETURNED'),
  refunded: where(({ Money }) => Money === 'PART' || Money === 'RETURNED'),
  /** Nothing is owed: a further payment is an overpayment. */
  settled: where(({ Turn }) => Turn === null),
  closedWithoutPayment: where(({ ClosedAs }) => ClosedAs !== null),
  /** As if never issued: the record can have another invoice. */
  voided: where(({ ClosedAs }) => ClosedAs === 'VOIDED'),
} as const;

/** Whether the amount is still owed. */
export const isOwed = (status: InvoiceStatus): boolean => INVOICE_STATUS[status].Turn !== null;
/** Whether the invoice is paid, and not refunded in full. */
export const isPaid = (status: InvoiceStatus): boolean => invoiceStatuses.paid.includes(status);
/** Whether the invoice was paid, whatever was refunded since. */
export const wasPaid = (status: InvoiceStatus): boolean => invoiceStatuses.oncePaid.includes(status);
/** Whether the payment was waived. */
export const isWaived = (status: InvoiceStatus): boolean => INVOICE_STATUS[status].ClosedAs === 'WAIVED';

/** Payment methods outside a provider. */
export const PAYMENT_METHODS = ['BANK_TRANSFER', 'FPS', 'CHEQUE', 'CASH', 'OTHER'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const REFUND_KINDS = ['VOID', 'REFUND'] as const;
export type RefundKind = (typeof REFUND_KINDS)[number];

export const PROVIDER_NAMES = ['STRIPE', 'SANDBOX'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

/**
 * Actions of users on an invoice. Changes made by a provider are not actions: they are fetched from the
 * provider.
 */
export const PAYMENT_ACTIONS = [
  'PAY_NOW',
  'PAY_ONLINE',
  'PAID',
  'PROOF_REFUSED',
  'UNPAID',
  'BYPASS',
  'CHANGE_PAYMENT_DATE',
  'VOID',
  'REFUND',
  'REFUND_OFFLINE',
] as const;
export type PaymentAction = (typeof PAYMENT_ACTIONS)[number];

/** Events of an invoice's history. User actions have the name of the action. */
export const INVOICE_EVENTS = [
  'ISSUED',
  ...PAYMENT_ACTIONS,
  'CANCELLED',
  'OVERPAYMENT',
  'SECOND_PAYMENT',
  'OVERPAYMENT_RELEASED',
  'OVERPAYMENT_RETURNED',
  'ONLINE_PAID',
  'ONLINE_FAILED',
  'ONLINE_UNKNOWN',
  'ONLINE_OVERPAYMENT',
  'ONLINE_SETTLED',
  'ONLINE_VOIDED',
  'ONLINE_REFUNDED',
  'REFUND_FAILED',
] as const;
export type InvoiceEventName = (typeof INVOICE_EVENTS)[number];
