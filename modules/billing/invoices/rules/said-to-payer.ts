import type { InvoiceEventName } from './statuses.ts';

/** Events of an invoice whose remark and files the payer reads: their own words, and those that were meant for them. */
export const SAID_TO_PAYER = ['PAY_NOW', 'PROOF_REFUSED'] as const satisfies readonly InvoiceEventName[];
