import type { InvoiceStatus } from './statuses.ts';

/** Past its day (YYYY-MM-DD in Hong Kong). Whoever has given a proof waits for finance, and is not late. */
export const isOverdue = (invoice: { Status: InvoiceStatus; DueOn: string }, today: string): boolean =>
  invoice.Status === 'OPEN' && invoice.DueOn < today;
