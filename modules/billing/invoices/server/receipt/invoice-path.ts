import type { Queries } from '#platform/server/database/connect.ts';

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

/** Where a payer reads of a refund whose invoice is not open to clients. */
export const STATEMENT_PATH = '/account/statement';

/** The page on which its payer reads of an invoice: the statement of account where the application was cancelled. */
export async function payerPath(db: Queries, invoiceId: number): Promise<`/${string}`> {
  const cancelled = await db
    .selectFrom('Invoice')
    .innerJoin('Application', 'Application.Id', 'Invoice.ApplicationId')
    .select('Application.Id')
    .where('Invoice.Id', '=', invoiceId)
    .where('Application.ApplicationStatusCode', '=', 'CANCELLED')
    .executeTakeFirst();
  return cancelled ? STATEMENT_PATH : invoicePath(db, invoiceId);
}
