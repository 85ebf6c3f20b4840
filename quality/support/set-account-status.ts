/** Sets the status of an account in tests, announced to the database as the product's writer does. */
import type { StoredAccountStatus } from '#modules/identity/accounts/rules/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';

/** The account by its id, its key or its email address. */
type Which = { Id: number } | { UserKey: string } | { Email: string };

/** Writes the status of one account directly. */
export async function setAccountStatus(
  db: Queries,
  which: Which,
  Status: StoredAccountStatus,
): Promise<void> {
  const [[column, value] = ['Id', -1]] = Object.entries(which) as [keyof Which & string, string | number][];
  await db
    .updateTable('Account')
    .set({ Status })
    .where(column as 'Id', '=', value as number)
    .where(announceStatus('account', Status))
    .execute();
}
