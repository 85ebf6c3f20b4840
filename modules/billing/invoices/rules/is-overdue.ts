import { INVOICE_STATUS, type InvoiceStatus } from './statuses.ts';

/**
 * Whether an invoice is past its due date (YYYY-MM-DD in Hong Kong) and still open. With a proof submitted
 * it awaits finance and is not overdue.
 */
export const isOverdue = (invoice: { Status: InvoiceStatus; DueOn: string }, today: string): boolean =>
  INVOICE_STATUS[invoice.Status].Turn === 'PAYER' && invoice.DueOn < today;
