/**
 * Opens a session at sign-in (storing only the hash of its token, at most 50 per account) and ends the
 * sessions of an account.
 */
import { setting } from '#platform/common/settings/current-settings.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { hashSecret, newSecret } from '#platform/server/database/keys.ts';
import type { SessionEnder, SignInMethod } from './tables.ts';

/**
 * Maximum number of open sessions per account, far above the usual number of devices; beyond it the oldest
 * end.
 */
const MAX_SESSIONS = 50;

export type NewSession = { Token: string; ExpiresAt: string };

/** When and from where a session starts. */
export type Visit = { at: Date; address: string; agent: string };

/** Opens a session for an account whose row the transaction has locked. Only the token's hash is stored. */
export async function openSession(
  tx: Tx,
  AccountId: number,
  { at, address, agent }: Visit,
  Method: SignInMethod = 'PASSWORD',
  ProvenAt: Date = at,
): Promise<NewSession> {
  const Token = newSecret();
  const ExpiresAt = new Date(at.getTime() + setting('AbsoluteHours') * 3_600_000);
  await tx
    .insertInto('Session')
    .values({
      TokenHash: hashSecret(Token),
      AccountId,
      CreatedAt: at,
      SeenAt: at,
      ExpiresAt,
      EndedAt: null,
      Address: address,
      Agent: agent,
      Method,
      ProvenAt,
    })
    .execute();
  await revokeOldest(tx, AccountId, at);
  await tx.updateTable('Account').set({ SignedInAt: at }).where('Id', '=', AccountId).execute();
  return { Token, ExpiresAt: ExpiresAt.toISOString() };
}

async function revokeOldest(tx: Tx, accountId: number, at: Date): Promise<void> {
  await tx
    .updateTable('Session')
    .set({ EndedAt: at })
    .where('Id', 'in', (eb) =>
      eb
        .selectFrom('Session')
        .select('Id')
        .where('AccountId', '=', accountId)
        .where('EndedAt', 'is', null)
        .orderBy('Id', 'desc')
        .offset(MAX_SESSIONS),
    )
    .execute();
}

/**
 * Ends every open session of an account, or all but one, and returns how many. The database notifies every
 * process at commit.
 */
export async function revokeSessions(
  tx: Tx,
  accountId: number,
  at: Date,
  exceptId?: number,
  EndedBy: SessionEnder | null = null,
): Promise<number> {
  let query = tx
    .updateTable('Session')
    .set({ EndedAt: at, EndedBy })
    .where('AccountId', '=', accountId)
    .where('EndedAt', 'is', null);
  if (exceptId !== undefined) query = query.where('Id', '<>', exceptId);
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
