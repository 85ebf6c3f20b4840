import type { NoticeKind } from './kinds.ts';

const OF_INVOICE: ReadonlySet<string> = new Set<NoticeKind>([
  'PROOF_GIVEN',
  'SURPLUS',
  'PAYMENT_UNKNOWN',
  'REFUND_FAILED',
  'PAID',
  'PROOF_REFUSED',
  'UNPAID',
  'VOIDED',
  'REFUNDED',
]);

/** Whether a message is answered on the page of the invoice. */
export const isOfInvoice = (kind: string): boolean => OF_INVOICE.has(kind);
