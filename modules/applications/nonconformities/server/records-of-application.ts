import type { Queries } from '#platform/server/database/connect.ts';
import type { NonconformityView } from '../rules/contract.ts';
import { nonconformitiesInScope } from './scope.ts';
import { type Reader, viewNonconformity } from './view.ts';

/** A nonconformity with its responses and history, without what only its page needs. */
export type NonconformityRecord = Omit<NonconformityView, 'Actions' | 'Draft' | 'Version'> & {
  /** The checklist item that it was raised from. */
  PointKey: string;
};

/** Reads the complete records of an application's nonconformities that the reader may see, oldest first. */
export async function nonconformityRecords(
  db: Queries,
  reader: Reader,
  applicationId: number,
): Promise<NonconformityRecord[]> {
  const rows = await nonconformitiesInScope(db, reader.actor)
    .select(['Nonconformity.NonconformityKey', 'Nonconformity.PointKey'])
    .where('Nonconformity.ApplicationId', '=', applicationId)
    .orderBy('Nonconformity.Id')
    .execute();
  const records: NonconformityRecord[] = [];
  for (const { NonconformityKey, PointKey } of rows) {
    const {
      Actions: _actions,
      Draft: _draft,
      Version: _version,
      ...record
    } = await viewNonconformity(db, NonconformityKey, reader);
    records.push({ ...record, PointKey });
  }
  return records;
}
