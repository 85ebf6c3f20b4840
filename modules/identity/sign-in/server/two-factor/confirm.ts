/**
 * Handles the last step of setting up an authenticator app: its first code activates it as second factor,
 * new recovery codes are returned, and the owner is notified by email.
 */
import { audit } from '#platform/server/audit/audit.ts';
import type { Context } from '#platform/server/http/context.ts';
import { fail, failField } from '#platform/server/http/fail.ts';
import { countAttempt } from '#platform/server/http/limits.ts';
import type { twoFactorRoutes } from '../../rules/two-factor/contract.ts';
import { evictSessions } from '../session-cache.ts';
import { matchingStep } from './matching-step.ts';
import { notifyFactorAdded } from './notify-factor-added.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { unseal } from './seal.ts';

/** Minutes after which an unconfirmed secret is discarded. */
const MINUTES = 15;

/** The first code proves that the authenticator has the secret; from then on it is required. */
export async function confirm(context: Context<typeof twoFactorRoutes.confirm>) {
  const { db, settings, actor, body, at, address } = context;
  await countAttempt(db, { kind: 'stepUp', account: actor.UserKey, address });
  const RecoveryCodes = await db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('Totp')
      .selectAll()
      .where('AccountId', '=', actor.Id)
      .forUpdate()
      .executeTakeFirst();
    if (!row?.NextSecret || !row.StartedAt || at.getTime() - row.StartedAt.getTime() > MINUTES * 60_000)
      return fail('ERR_CONFLICT', { Text: 'ERR_TOTP_BEGIN' });
    const step = matchingStep(await unseal({ db: tx, settings }, actor.Id, row.NextSecret), body.Code, at);
    if (step === null) return failField('Code', 'ERR_OTP_WRONG');
    await tx
      .updateTable('Totp')
      .set({ Secret: row.NextSecret, NextSecret: null, StartedAt: null, ConfirmedAt: at, LastStep: step })
      .where('AccountId', '=', actor.Id)
      .execute();
    const Detail = { IsReplaced: row.ConfirmedAt !== null };
    await audit(tx, {
      AccountId: actor.Id,
      Event: 'TOTP_ON',
      Object: actor.UserKey,
      Address: address,
      Detail,
    });
    await notifyFactorAdded(tx, settings, actor);
    return newRecoveryCodes(tx, settings, actor.Id);
  });
  evictSessions(actor.Id);
  return { RecoveryCodes };
}
