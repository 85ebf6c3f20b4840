import type { Tone } from '#platform/web/ui/badge.tsx';
import { TextBadge } from '#platform/web/ui/text-badge.tsx';
import type { InvoiceRow } from '../rules/contract.ts';
import type { InvoiceStatus } from '../rules/statuses.ts';

const TONES = {
  OPEN: 'warning',
  PROOF_GIVEN: 'info',
  PAID: 'success',
  BYPASSED: 'plain',
  PART_REFUNDED: 'plain',
  REFUNDED: 'plain',
  VOID: 'plain',
} as const satisfies Record<InvoiceStatus, Tone>;

/** Badge with the status of an invoice in lists and on its page; an overdue invoice shows that instead. */
export const InvoiceBadge = ({ invoice }: { invoice: Pick<InvoiceRow, 'Status' | 'IsOverdue'> }) =>
  invoice.IsOverdue ? (
    <TextBadge tone="danger" text="INVOICE_OVERDUE" />
  ) : (
    <TextBadge tone={TONES[invoice.Status]} text={`INVOICE_STATUS_${invoice.Status}`} />
  );
