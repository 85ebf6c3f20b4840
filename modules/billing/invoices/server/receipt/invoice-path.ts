import type { Queries } from '#platform/server/database/connect.ts';
import { invoiceSubjects, subject } from '../subjects.ts';

/** The page of an invoice. */
export async function invoicePath(db: Queries, invoiceId: number): Promise<`/${string}`> {
  const { Kind, Key } = await db
    .selectFrom('Invoice')
    .innerJoinLateral(subject(), (join) => join.onTrue())
    .select(['Subject.Kind', 'Subject.Key'])
    .where('Invoice.Id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  return Kind === 'CERTIFICATE' ? `/certificate/invoice/${Key}` : `/invoice/${Key}`;
}

/** Where a payer reads of a refund whose invoice is not open to clients. */
export const STATEMENT_PATH = '/account/statement';

/** The page on which its payer reads of an invoice: the statement of account where the application was cancelled. */
export async function payerPath(db: Queries, invoiceId: number): Promise<`/${string}`> {
  const cancelled = await db
    .selectFrom('Invoice')
    .select('Invoice.Id')
    .where('Invoice.Id', '=', invoiceId)
    .where(invoiceSubjects.get('APPLICATION').isForStaff)
    .executeTakeFirst();
  return cancelled ? STATEMENT_PATH : invoicePath(db, invoiceId);
}
