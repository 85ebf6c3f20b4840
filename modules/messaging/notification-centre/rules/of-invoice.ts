import type { NoticeKind } from './kinds.ts';

const PAYER_KINDS = [
  'PAID',
  'PROOF_REFUSED',
  'UNPAID',
  'VOIDED',
  'REFUNDED',
  'REFUNDED_OFFLINE',
] as const satisfies readonly NoticeKind[];

const OF_INVOICE: ReadonlySet<string> = new Set<NoticeKind>([
  'PROOF_GIVEN',
  'SURPLUS',
  'PAYMENT_UNKNOWN',
  'REFUND_FAILED',
  ...PAYER_KINDS,
]);

/** Whether the message is for the payer, who reads the invoices of cancelled applications in the statement only. */
export const isOfPayer = (kind: string): boolean => (PAYER_KINDS as readonly string[]).includes(kind);

/** Whether a message is answered on the page of the invoice. */
export const isOfInvoice = (kind: string): boolean => OF_INVOICE.has(kind);
