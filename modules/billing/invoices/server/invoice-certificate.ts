import type { Tx } from '#platform/server/database/connect.ts';
import { issueInvoice } from './issue-invoice.ts';
import type { InvoiceLine } from './tables.ts';

/**
 * The invoice of a certificate itself, where its service asks for one (`lines`): once, when it is first put in force. Pages that
 * follow (a correction, surveillance, a renewal) belong to assessments, which have invoices of their own (assumption
 * A67). The caller holds the lock on the certificate.
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
