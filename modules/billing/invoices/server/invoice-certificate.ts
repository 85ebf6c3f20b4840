import type { Tx } from '#platform/server/database/connect.ts';
import { issueInvoice } from './issue-invoice.ts';
import type { InvoiceLine } from './tables.ts';

/**
 * Issues a certificate's own invoice when it first comes into force, if its service has fees for it, once
 * only. Later pages are invoiced with their assessments (assumption A67). The caller has locked the
 * certificate.
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
