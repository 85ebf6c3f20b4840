import type { InvoiceEventName } from './statuses.ts';

/** Events of an invoice whose remark and files the payer reads: their own words, and those that were meant for them. */
export const PAYER_VISIBLE_EVENTS = [
  'PAY_NOW',
  'PROOF_REFUSED',
] as const satisfies readonly InvoiceEventName[];
