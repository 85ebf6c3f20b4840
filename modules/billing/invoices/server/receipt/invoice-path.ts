/**
 * Portal paths for links in emails and payment pages: an invoice's page, or for payers the statement of
 * account if the application was cancelled.
 */
import type { Queries } from '#platform/server/database/connect.ts';
import { invoiceSubjects, subject } from '../subjects.ts';

/** Returns the path of an invoice's page. */
export async function invoicePath(db: Queries, invoiceId: number): Promise<`/${string}`> {
  const { Kind, Key } = await db
    .selectFrom('Invoice')
    .innerJoinLateral(subject(), (join) => join.onTrue())
    .select(['Subject.Kind', 'Subject.Key'])
    .where('Invoice.Id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  return Kind === 'CERTIFICATE' ? `/certificate/invoice/${Key}` : `/invoice/${Key}`;
}

/** Page on which a payer sees a refund whose invoice is hidden from clients. */
export const STATEMENT_PATH = '/account/statement';

/**
 * Returns the page on which the payer sees an invoice: the statement of account if the application was
 * cancelled.
 */
export async function payerPath(db: Queries, invoiceId: number): Promise<`/${string}`> {
  const cancelled = await db
    .selectFrom('Invoice')
    .select('Invoice.Id')
    .where('Invoice.Id', '=', invoiceId)
    .where(invoiceSubjects.get('APPLICATION').isForStaff)
    .executeTakeFirst();
  return cancelled ? STATEMENT_PATH : invoicePath(db, invoiceId);
}
