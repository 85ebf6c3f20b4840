/** The only code that changes the status of a version: an action on its locked service publishes or withdraws it. */
import type { Updateable } from 'kysely';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { VERSION_STATUS_AFTER } from '../rules/statuses.ts';

/** Columns that change together with the status; the status itself results from the action. */
type VersionColumns = Omit<Updateable<Tables['ServiceVersion']>, 'Status'>;

export async function changeVersionStatus(
  tx: Tx,
  { Id }: { Id: number },
  action: 'PUBLISH' | 'WITHDRAW',
  columns: VersionColumns,
): Promise<void> {
  const Status = VERSION_STATUS_AFTER[action];
  await tx
    .updateTable('ServiceVersion')
    .set({ ...columns, Status })
    .where('Id', '=', Id)
    .where(announceStatus('service_version', Status))
    .execute();
}
