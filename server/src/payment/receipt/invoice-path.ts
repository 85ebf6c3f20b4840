import type { Queries } from '../../db/connect.ts';

/** The page of an invoice. */
export async function invoicePath(db: Queries, invoiceId: number): Promise<`/${string}`> {
  const { ApplicationKey, CertificateKey } = await db
    .selectFrom('Invoice')
    .leftJoin('Application', 'Application.Id', 'Invoice.ApplicationId')
    .leftJoin('Certificate', 'Certificate.Id', 'Invoice.CertificateId')
    .select(['Application.ApplicationKey', 'Certificate.CertificateKey'])
    .where('Invoice.Id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  return ApplicationKey === null ? `/certificate/invoice/${CertificateKey}` : `/invoice/${ApplicationKey}`;
}
