import type { InvoiceRow } from '@assay/shared/payment/contract.ts';
import type { InvoiceStatus } from '@assay/shared/payment/statuses.ts';
import { useText } from '../i18n/use-text.ts';
import { Badge, type Tone } from '../ui/badge.tsx';

const TONES = {
  OPEN: 'warning',
  PROOF_GIVEN: 'info',
  PAID: 'success',
  BYPASSED: 'plain',
  PART_REFUNDED: 'plain',
  REFUNDED: 'plain',
  VOID: 'plain',
} as const satisfies Record<InvoiceStatus, Tone>;

/** How an invoice stands; past its day, that is what counts. */
export function InvoiceBadge({ invoice }: { invoice: Pick<InvoiceRow, 'Status' | 'IsOverdue'> }) {
  const t = useText();
  if (invoice.IsOverdue) return <Badge tone="danger">{t('INVOICE_OVERDUE')}</Badge>;
  return <Badge tone={TONES[invoice.Status]}>{t(`INVOICE_STATUS_${invoice.Status}`)}</Badge>;
}
