import type { Tone } from '#platform/web/ui/badge.tsx';
import { WordBadge } from '#platform/web/ui/word-badge.tsx';
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

/** Status of an invoice; once overdue, that is shown instead. */
export const InvoiceBadge = ({ invoice }: { invoice: Pick<InvoiceRow, 'Status' | 'IsOverdue'> }) =>
  invoice.IsOverdue ? (
    <WordBadge tone="danger" word="INVOICE_OVERDUE" />
  ) : (
    <WordBadge tone={TONES[invoice.Status]} word={`INVOICE_STATUS_${invoice.Status}`} />
  );
