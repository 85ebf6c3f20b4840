import { TextBadge } from '#platform/web/ui/text-badge.tsx';
import type { InvoiceRow } from '../rules/contract.ts';
import { invoiceState } from './invoice-state.ts';

/** Badge with the status of an invoice in lists and on its page; an overdue invoice shows that instead. */
export function InvoiceBadge({ invoice }: { invoice: Pick<InvoiceRow, 'Status' | 'IsOverdue'> }) {
  const { tone, key } = invoiceState(invoice);
  return <TextBadge tone={tone} text={key} />;
}
