import { endSessions } from '#modules/identity/sign-in/server/sessions.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { entryEnded } from '../hooks.ts';

type Ended = { Id: number; UserKey: string };
type By = { by: { Id: number } | null; at: Date; exceptSessionId?: number | undefined };

/**
 * Ends whatever opens an account without its password being asked for: its sessions, but for one that is named, and what
 * other modules made, such as its calendar address.
 *
 * @returns how many sessions
 */
export async function endEntry(tx: Tx, account: Ended, { by, at, exceptSessionId }: By): Promise<number> {
  const count = await endSessions(tx, account.Id, at, exceptSessionId);
  await entryEnded.run({ tx, account, by });
  return count;
}
