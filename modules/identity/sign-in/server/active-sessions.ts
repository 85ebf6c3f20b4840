import type { Db } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { isTimedOut, sessionRows } from './session-rows.ts';

/**
 * Who is still signed in, by the hash of the token: read from the rows, never from what a process keeps, and without
 * counting as activity. A screen that only listens must not keep its session alive.
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
