/**
 * Names of all statuses, payment methods, providers, user actions and history events of invoices, their card
 * payments and refunds.
 */

/** Status of an invoice. */
export const INVOICE_STATUSES = [
  'OPEN',
  'PROOF_GIVEN',
  'PAID',
  'BYPASSED',
  'PART_REFUNDED',
  'REFUNDED',
  'VOID',
] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** Payment methods outside a provider. */
export const PAYMENT_METHODS = ['BANK_TRANSFER', 'FPS', 'CHEQUE', 'CASH', 'OTHER'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Status of a payment through a provider; a copy of the provider's status. */
export const PAYMENT_STATUSES = [
  'STARTED',
  'PROCESSING',
  'SUCCEEDED',
  'FAILED',
  'CANCELLED',
  'VOIDED',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const REFUND_KINDS = ['VOID', 'REFUND'] as const;
export type RefundKind = (typeof REFUND_KINDS)[number];
export const REFUND_STATUSES = ['STARTED', 'PENDING', 'SUCCEEDED', 'FAILED'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

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
