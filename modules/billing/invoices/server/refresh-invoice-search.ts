import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/connect.ts';
import type { SubjectKind } from '../rules/subjects.ts';
import { ID_COLUMN, invoiceSubjects } from './subjects.ts';

/**
 * Rebuilds the search text of an organisation's invoices after the texts of their applications or
 * certificates, or the name of the organisation, have changed.
 */
export async function refreshInvoiceSearch(
  tx: Tx,
  { kind, organisationId, name }: { kind: SubjectKind; organisationId: number; name?: string },
): Promise<void> {
  const id = sql.ref<number | null>(ID_COLUMN[kind]);
  const subjectText = invoiceSubjects.get(kind).search(id);
  await sql`update invoice set search = concat_ws(' ', lower(invoice_no), ${subjectText}, ${name ?? null}::text)
    where ${id} is not null and organisation_id = ${organisationId}`.execute(tx);
}
