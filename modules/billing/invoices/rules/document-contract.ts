/**
 * API contract to request downloads: invoices as one PDF or as a ZIP (mode GENERATE_INVOICE of specification
 * point 7), and refund notes as PDF.
 */
import { z } from 'zod';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { key } from '#platform/common/contract/inputs.ts';
import { invoicesPermissions } from './permissions.ts';

/** Maximum number of invoices per download. */
export const MAX_INVOICES = 100;

/** Creates a download of invoices (mode GENERATE_INVOICE of specification point 7). */
export const invoiceDocumentRoute = defineRoute({
  method: 'POST',
  path: '/payment/invoice/document',
  summary: 'One-time address of one or several invoices as PDF',
  access: invoicesPermissions.READ_INVOICES,
  body: z.strictObject({
    InvoiceKeys: z.array(key).min(1).max(MAX_INVOICES),
    /** Several invoices: combined in one PDF, or separate files in a ZIP. Of one paid invoice also the receipt. */
    As: z.enum(['PDF', 'ZIP', 'RECEIPT']).default('PDF'),
    /** Defaults to the caller's own language. */
    Language: z.enum(['EN', 'CHT', 'CHS']).optional(),
  }),
  data: z.object({ Url: z.string() }),
});

/** Creates a download of the note of a completed refund, from the statement of account. */
export const refundNoteRoute = defineRoute({
  method: 'POST',
  path: '/payment/refund/document',
  summary: 'One-time address of a refund note as PDF',
  access: invoicesPermissions.READ_INVOICES,
  body: z.strictObject({ RefundKey: key, Language: z.enum(['EN', 'CHT', 'CHS']).optional() }),
  data: z.object({ Url: z.string() }),
});
