/** The only code that changes the status of an account, together with the columns that change with it. */
import type { UpdateObject } from 'kysely';
import type { StoredAccountStatus } from '#modules/identity/accounts/rules/index.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';

type Columns = Omit<UpdateObject<Tables, 'Account'>, 'Status'>;

/** Writes the status of a locked account. */
export async function writeAccountStatus(
  tx: Tx,
  id: number,
  Status: StoredAccountStatus,
  columns: Columns = {},
): Promise<void> {
  await tx
    .updateTable('Account')
    .set({ ...columns, Status })
    .where('Id', '=', id)
    .where(announceStatus('account', Status))
    .execute();
}
