import type { TextKey } from '#platform/common/i18n/texts.ts';
import type { Tone } from '#platform/web/ui/badge.tsx';
import type { InvoiceRow } from '../rules/contract.ts';
import { INVOICE_STATUS } from '../rules/statuses.ts';

/**
 * Text key and colour for the payment state of an invoice, the same in lists, on the invoice and on its
 * application: the status, or that it is overdue.
 */
export const invoiceState = (
  invoice: Pick<InvoiceRow, 'Status' | 'IsOverdue'>,
): { tone: Tone; key: TextKey } =>
  invoice.IsOverdue
    ? { tone: 'danger', key: 'INVOICE_OVERDUE' }
    : { tone: INVOICE_STATUS[invoice.Status].Tone, key: `INVOICE_STATUS_${invoice.Status}` };
