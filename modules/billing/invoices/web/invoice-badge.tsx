import { TextBadge } from '#platform/web/ui/text-badge.tsx';
import type { InvoiceRow } from '../rules/contract.ts';
import { INVOICE_STATUS } from '../rules/statuses.ts';

/** Badge with the status of an invoice in lists and on its page; an overdue invoice shows that instead. */
export const InvoiceBadge = ({ invoice }: { invoice: Pick<InvoiceRow, 'Status' | 'IsOverdue'> }) =>
  invoice.IsOverdue ? (
    <TextBadge tone="danger" text="INVOICE_OVERDUE" />
  ) : (
    <TextBadge tone={INVOICE_STATUS[invoice.Status].Tone} text={`INVOICE_STATUS_${invoice.Status}`} />
  );
