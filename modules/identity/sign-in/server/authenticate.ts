import type { Db } from '#platform/server/database/connect.ts';
import { hashSecret } from '#platform/server/database/keys.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { sessionCache } from './session-cache.ts';
import { idleMinutes, isTimedOut, sessionRows } from './session-rows.ts';

type Found = { Person: SignedIn; ExpiresAt: Date };

/**
 * Finds the user of a request's session token, from the session cache or the database, and records activity;
 * null if the session ended or timed out or the account is not active.
 */
export async function authenticate(db: Db, token: string): Promise<SignedIn | null> {
  const hash = hashSecret(token);
  const cache = sessionCache();
  const name = hash.toString('base64');
  const known = cache?.get(name);
  if (known) return known.ExpiresAt > new Date() ? known.Person : null;
  // Created before the row is read: a notification in between makes the result too old to cache.
  const keep = cache?.prepareStore(name);
  const found = await findSession(db, hash);
  if (found) keep?.(found);
  return found?.Person ?? null;
}

async function findSession(db: Db, hash: Buffer): Promise<Found | null> {
  const now = new Date();
  const row = await sessionRows(db).where('Session.TokenHash', '=', hash).executeTakeFirst();
  if (!row || isTimedOut(row, now)) return null;
  // Once a minute is precise enough for an idle limit of at least five minutes.
  if (idleMinutes(row.SeenAt, now) >= 1)
    await db.updateTable('Session').set({ SeenAt: now }).where('Id', '=', row.SessionId).execute();
  const { SeenAt: _seen, ExpiresAt, ...Person } = row;
  return { Person, ExpiresAt };
}
