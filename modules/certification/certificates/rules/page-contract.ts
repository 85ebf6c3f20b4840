import { z } from 'zod';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { key } from '#platform/common/contract/inputs.ts';

/**
 * API contract of two reads for users who may see a certificate: the page images of one revision, and the QR
 * code of its verification page, both as SVG.
 */
export const certificatePageRoutes = {
  page: defineRoute({
    method: 'GET',
    path: '/application/certificate/page',
    summary: 'The pages of one revision as images, made from the same facts as its PDF',
    access: 'session',
    reads: ['applications', 'certificates', 'document-templates', 'services', 'teams'],
    query: z.strictObject({ CertificateKey: key, Revision: z.coerce.number().int().min(1).max(10_000) }),
    data: z.object({
      /** One SVG per page; none for an uploaded document, of which only the file exists. */
      Pages: z.array(z.string()),
      IsManual: z.boolean(),
    }),
  }),
  qr: defineRoute({
    method: 'GET',
    path: '/application/certificate/qr',
    summary: 'The QR code of the verification page, as an SVG',
    access: 'session',
    reads: ['applications', 'certificates', 'services', 'teams'],
    query: z.strictObject({ CertificateKey: key }),
    data: z.object({ Svg: z.string() }),
  }),
} as const;
