/**
 * Removes an account's calendar feed address, which works without signing in: at its owner's request,
 * together with the account's sign-ins, or with all its access.
 */
import { accessRevoked } from '#modules/identity/accounts/server/index.ts';
import { signInsRevoked } from '#modules/identity/sign-in/server/index.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Tx } from '#platform/server/database/connect.ts';

type Owner = { Id: number; UserKey: string };

/**
 * Ends the calendar address of an account, if it has one: together with all other access without a password,
 * or at its owner's request.
 */
export async function revokeFeed(tx: Tx, { Id, UserKey }: Owner, by: { Id: number } | null): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('CalendarFeed')
    .where('AccountId', '=', Id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n)
    await audit(tx, { AccountId: by?.Id ?? null, Event: 'CALENDAR_REMOVED', Object: UserKey });
}

/** A calendar address works without signing in, so it is revoked with the account's sign-ins. */
export const revokeFeedWithSignIns = signInsRevoked.implement(({ tx, account, by }) =>
  revokeFeed(tx, account, by),
);

/** Not logged separately: the removal of the account is in the event log. */
export const revokeFeedWithAccess = accessRevoked.implement(async ({ tx, account }) => {
  await tx.deleteFrom('CalendarFeed').where('AccountId', '=', account.Id).execute();
});
