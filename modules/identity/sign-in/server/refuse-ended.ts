import { setting } from '#platform/common/settings/current-settings.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { hashSecret } from '#platform/server/database/keys.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { LogoutReason } from '../rules/logout-reasons.ts';

/**
 * Refuses a request without a valid session. The holder of the token of an ended session learns why: too
 * long idle, too old, or ended by its owner or by staff. Other tokens, and those of deleted sessions, are
 * refused without a reason.
 */
export async function refuseEnded(db: Db, token: string | null): Promise<never> {
  const Code = token === null ? null : await reasonOf(db, token);
  if (Code === null) return fail('ERR_AUTH');
  const Params = { minutes: setting('IdleMinutes') };
  return fail('ERR_AUTH', { Text: Code, Params, Reasons: [{ Code, Params }] });
}

async function reasonOf(db: Db, token: string): Promise<LogoutReason | null> {
  const session = await db
    .selectFrom('Session')
    .select(['SeenAt', 'ExpiresAt', 'EndedAt', 'EndedBy'])
    .where('TokenHash', '=', hashSecret(token))
    .executeTakeFirst();
  if (!session) return null;
  if (session.EndedBy === 'STAFF') return 'LOGOUT_STAFF';
  if (session.EndedBy === 'OWNER') return 'LOGOUT_OWNER';
  if (session.EndedAt !== null) return null;
  const now = new Date();
  const idleAt = new Date(session.SeenAt.getTime() + setting('IdleMinutes') * 60_000);
  // What came first ended it.
  if (idleAt <= now && idleAt < session.ExpiresAt) return 'LOGOUT_IDLE';
  return session.ExpiresAt <= now ? 'LOGOUT_EXPIRED' : null;
}
