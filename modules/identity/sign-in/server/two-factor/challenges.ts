/**
 * Stores the WebAuthn challenges issued for passkeys for 5 minutes and consumes each one once, so that a
 * passkey's response cannot be replayed.
 */
import type { Queries } from '#platform/server/database/connect.ts';
import { hashSecret } from '#platform/server/database/keys.ts';
import type { SignInTables } from '../tables.ts';

const MINUTES = 5;
type Purpose = SignInTables['PasskeyChallenge']['Purpose'];

/** Stores an issued challenge, for one purpose and, if known, one account. */
export async function storeChallenge(
  db: Queries,
  challenge: string,
  Purpose: Purpose,
  AccountId: number | null,
  at: Date,
): Promise<void> {
  const ExpiresAt = new Date(at.getTime() + MINUTES * 60_000);
  await db
    .insertInto('PasskeyChallenge')
    .values({ ChallengeHash: hashSecret(challenge), Purpose, AccountId, ExpiresAt, UsedAt: null })
    .execute();
}

/** Consumes a challenge, whatever the response; false if it is unknown, expired or used. */
export async function consumeChallenge(
  db: Queries,
  challenge: string,
  purpose: Purpose,
  accountId: number | null,
  at: Date,
): Promise<boolean> {
  const taken = await db
    .updateTable('PasskeyChallenge')
    .set({ UsedAt: at })
    .where('ChallengeHash', '=', hashSecret(challenge))
    .where('Purpose', '=', purpose)
    .where('AccountId', 'is not distinct from', accountId)
    .where('UsedAt', 'is', null)
    .where('ExpiresAt', '>', at)
    .returning('Purpose')
    .executeTakeFirst();
  return taken !== undefined;
}
