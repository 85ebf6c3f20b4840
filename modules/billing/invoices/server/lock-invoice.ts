import type { Selectable } from 'kysely';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import { invoiceSubjects, subjectOf } from './subjects.ts';

export type InvoiceRow = Selectable<Tables['Invoice']>;

/**
 * Locks an invoice for a change in the common locking order: its application or certificate, then the
 * invoice itself. Separate statements, so that later reads see what was committed before.
 */
export async function lockInvoice(tx: Tx, invoiceId: number): Promise<InvoiceRow> {
  const about = await tx
    .selectFrom('Invoice')
    .select(['ApplicationId', 'CertificateId'])
    .where('Id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  const { Kind, Id } = subjectOf(about);
  await invoiceSubjects.get(Kind).lock(tx, Id);
  return tx
    .selectFrom('Invoice')
    .selectAll()
    .where('Id', '=', invoiceId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
