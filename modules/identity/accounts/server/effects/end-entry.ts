import { endFeed } from '#modules/certification/cycles/server/end-feed.ts';
import { endSessions } from '#modules/identity/sign-in/server/sessions.ts';
import type { Tx } from '#platform/server/database/connect.ts';

type Ended = { Id: number; UserKey: string };
type By = { by: { Id: number } | null; at: Date; exceptSessionId?: number | undefined };

/**
 * Ends whatever opens an account without its password being asked for: its sessions, but for one that is named, and its
 * calendar address.
 */
export async function endEntry(tx: Tx, account: Ended, { by, at, exceptSessionId }: By): Promise<void> {
  await endSessions(tx, account.Id, at, exceptSessionId);
  await endFeed(tx, account, by);
}
