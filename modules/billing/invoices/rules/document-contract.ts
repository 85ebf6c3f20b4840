import { z } from 'zod';
import { INVOICE_READERS } from '#platform/common/access/roles.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { key } from '#platform/common/contract/inputs.ts';

/** How many invoices are printed at once. */
export const MAX_INVOICES = 100;

/** Mode GENERATE_INVOICE of specification point 7. */
export const invoiceDocumentRoute = defineRoute({
  method: 'POST',
  path: '/payment/invoice/document',
  summary: 'One-time address of one or several invoices as PDF',
  access: INVOICE_READERS,
  body: z.strictObject({
    InvoiceKeys: z.array(key).min(1).max(MAX_INVOICES),
    /** Of several: one document after the other, or each a file of its own. */
    As: z.enum(['PDF', 'ZIP']).default('PDF'),
    /** Defaults to the caller's own. */
    Language: z.enum(['EN', 'CHT', 'CHS']).optional(),
  }),
  data: z.object({ Url: z.string() }),
});

/** The note of a refund that was carried out, from the statement of account. */
export const refundNoteRoute = defineRoute({
  method: 'POST',
  path: '/payment/refund/document',
  summary: 'One-time address of a refund note as PDF',
  access: INVOICE_READERS,
  body: z.strictObject({ RefundKey: key, Language: z.enum(['EN', 'CHT', 'CHS']).optional() }),
  data: z.object({ Url: z.string() }),
});
