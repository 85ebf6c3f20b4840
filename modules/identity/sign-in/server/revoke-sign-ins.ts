/**
 * Ends an account's open sessions and, through a hook for other modules, further access without a password,
 * such as the calendar URL; used after password, email or status changes.
 */
import type { Tx } from '#platform/server/database/connect.ts';
import { defineHook } from '#platform/server/hooks.ts';
import { revokeSessions } from './sessions.ts';

/**
 * Hook that runs when an account's sessions are ended: other modules end further access without a password.
 */
export const signInsRevoked = defineHook<{
  tx: Tx;
  account: { Id: number; UserKey: string };
  by: { Id: number } | null;
}>('sign-in.entryEnded');

type Ended = { Id: number; UserKey: string };
type By = { by: { Id: number } | null; at: Date; exceptSessionId?: number | undefined };

/**
 * Ends the account's sessions, except the given one, and access created by other modules, such as the
 * calendar URL. Returns the number of ended sessions.
 */
export async function revokeSignIns(
  tx: Tx,
  account: Ended,
  { by, at, exceptSessionId }: By,
): Promise<number> {
  const ender = by === null ? null : by.Id === account.Id ? 'OWNER' : 'STAFF';
  const count = await revokeSessions(tx, account.Id, at, exceptSessionId, ender);
  await signInsRevoked.run({ tx, account, by });
  return count;
}
