import type { Tx } from '#platform/server/database/connect.ts';
import { issueInvoice } from './issue-invoice.ts';
import type { InvoiceLine } from './tables.ts';

/**
 * Issues the invoice of a certificate itself, if its service requires one (`lines`): once, when it first
 * comes into force. Later pages (a correction, surveillance, a renewal) belong to assessments, which have
 * their own invoices (assumption A67). The caller has locked the certificate.
 */
export async function invoiceCertificate(
  tx: Tx,
  certificate: { Id: number; OrganisationId: number },
  lines: readonly InvoiceLine[],
  at: Date,
): Promise<void> {
  if (lines.length === 0) return;
  const known = await tx
    .selectFrom('Invoice')
    .select('Id')
    .where('CertificateId', '=', certificate.Id)
    .executeTakeFirst();
  if (known) return;
  await issueInvoice(tx, {
    about: { CertificateId: certificate.Id },
    OrganisationId: certificate.OrganisationId,
    lines: [...lines],
    at,
  });
}
