import { type Insertable, sql } from 'kysely';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import type { AutomaticFacts } from '../rules/automatic.ts';

type StatusColumns = Pick<AutomaticFacts, 'CertificateStatusCode' | 'StatusBefore'>;
type FurtherColumns = Partial<
  Pick<Insertable<Tables['Certificate']>, 'ExpiryDate' | 'DisclosureFile' | 'IsUnlisted' | 'Scope'>
>;

/**
 * The only place that writes the status of a certificate, with version + 1: for actions of users and for changes that the portal
 * makes by itself. The caller has locked the row and writes the history.
 */
export async function writeCertificateStatus(
  tx: Tx,
  certificateId: number,
  { CertificateStatusCode, StatusBefore }: StatusColumns,
  columns: FurtherColumns = {},
): Promise<void> {
  await tx
    .updateTable('Certificate')
    .set({ ...columns, CertificateStatusCode, StatusBefore, Version: sql<number>`version + 1` })
    .where('Id', '=', certificateId)
    .where(announceStatus('certificate', CertificateStatusCode))
    .execute();
}
