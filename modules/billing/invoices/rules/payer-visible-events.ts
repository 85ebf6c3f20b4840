import type { InvoiceEventName } from './statuses.ts';

/**
 * Invoice events whose remark and files the payer may read: the payer's own, and those addressed to the
 * payer.
 */
export const PAYER_VISIBLE_EVENTS = [
  'PAY_NOW',
  'PROOF_REFUSED',
] as const satisfies readonly InvoiceEventName[];
