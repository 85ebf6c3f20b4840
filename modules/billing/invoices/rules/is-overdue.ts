import type { InvoiceStatus } from './statuses.ts';

/** Past its due date (YYYY-MM-DD in Hong Kong). With a proof submitted, the invoice awaits finance and is not overdue. */
export const isOverdue = (invoice: { Status: InvoiceStatus; DueOn: string }, today: string): boolean =>
  invoice.Status === 'OPEN' && invoice.DueOn < today;
