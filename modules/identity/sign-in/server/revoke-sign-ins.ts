import type { Tx } from '#platform/server/database/connect.ts';
import { defineHook } from '#platform/server/hooks.ts';
import { revokeSessions } from './sessions.ts';

/** The sessions of an account were ended: whatever else opens it without its password ends too. */
export const signInsRevoked = defineHook<{
  tx: Tx;
  account: { Id: number; UserKey: string };
  by: { Id: number } | null;
}>('sign-in.entryEnded');

type Ended = { Id: number; UserKey: string };
type By = { by: { Id: number } | null; at: Date; exceptSessionId?: number | undefined };

/**
 * Ends whatever opens an account without its password being asked for: its sessions, but for one that is named, and what
 * other modules made, such as its calendar address.
 *
 * @returns how many sessions
 */
export async function revokeSignIns(
  tx: Tx,
  account: Ended,
  { by, at, exceptSessionId }: By,
): Promise<number> {
  const count = await revokeSessions(tx, account.Id, at, exceptSessionId);
  await signInsRevoked.run({ tx, account, by });
  return count;
}
