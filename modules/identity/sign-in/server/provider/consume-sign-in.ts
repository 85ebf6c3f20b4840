/**
 * Finds the started sign-in to which an identity provider's response belongs and consumes it, so that it is
 * used once, and checks that the same browser finishes it in time.
 */
import { timingSafeEqual } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import { hashSecret } from '#platform/server/database/keys.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import { problem } from './problem.ts';

export type PendingSignIn = Selectable<Tables['ProviderSignIn']>;

/**
 * Consumes the pending provider sign-in of a state, whatever its outcome; of two responses with the same
 * state only one finds it.
 */
export async function consumeSignIn(db: Db, state: string, at: Date): Promise<PendingSignIn> {
  const StateHash = hashSecret(state);
  const taken = await db
    .updateTable('ProviderSignIn')
    .set({ UsedAt: at })
    .where('StateHash', '=', StateHash)
    .where('UsedAt', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (taken) return taken;
  const known = await db
    .selectFrom('ProviderSignIn')
    .select('UsedAt')
    .where('StateHash', '=', StateHash)
    .executeTakeFirst();
  return problem('ERR_PROVIDER_STATE', known ? 'STATE_USED' : 'STATE_UNKNOWN');
}

/** Only the browser that started the sign-in may finish it, within the time limit. */
export function checkBrowser(begun: PendingSignIn, secret: string | null, at: Date): void {
  if (begun.ExpiresAt <= at) problem('ERR_PROVIDER_STATE', 'STATE_EXPIRED');
  if (secret === null || !timingSafeEqual(hashSecret(secret), begun.BrowserHash))
    problem('ERR_PROVIDER_STATE', 'OTHER_BROWSER');
}
