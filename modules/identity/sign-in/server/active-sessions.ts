import type { Db } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { isTimedOut, sessionRows } from './session-rows.ts';

/**
 * Returns which of the given session tokens (hashes) are still valid, with their users, for live
 * connections. Reads the database, never a cache, and does not count as activity, so that listening keeps no
 * session alive.
 */
export async function activeSessions(
  db: Db,
  hashes: readonly Buffer[],
): Promise<ReadonlyMap<string, SignedIn>> {
  if (hashes.length === 0) return new Map();
  const now = new Date();
  const rows = await sessionRows(db)
    .select('Session.TokenHash')
    .where('Session.TokenHash', 'in', hashes)
    .execute();
  return new Map(
    rows
      .filter((row) => !isTimedOut(row, now))
      .map(({ SeenAt: _seen, ExpiresAt: _expires, TokenHash, ...person }) => [
        TokenHash.toString('base64'),
        person,
      ]),
  );
}
