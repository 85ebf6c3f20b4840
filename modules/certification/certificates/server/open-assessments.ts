/** Finds and locks the assessments of a certificate that are not closed yet, for changes of the certificate that they follow. */
import type { Selectable, SelectQueryBuilder } from 'kysely';
import { applicationStatuses } from '#modules/applications/applications/rules/index.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import { fail } from '#platform/server/http/fail.ts';

type Row = Selectable<Tables['Application']>;

export const openAssessments = (tx: Tx, certificateId: number) =>
  tx
    .selectFrom('Application')
    .selectAll()
    .where('CertificateId', '=', certificateId)
    .where('ApplicationStatusCode', 'not in', applicationStatuses.final)
    .orderBy('Id');

/** Locks all of them; fails with a conflict if another transaction has locked one. */
export async function lockAssessments(found: SelectQueryBuilder<Tables, 'Application', Row>): Promise<Row[]> {
  const all = await found.execute();
  if (all.length === 0) return [];
  const locked = await found.forUpdate().skipLocked().execute();
  if (locked.length < all.length) fail('ERR_CONFLICT');
  return locked;
}
