/**
 * Handlers with which users remove their own authenticator or a passkey; refused for the last second factor
 * where one is required. The owner is notified by email.
 */
import { audit } from '#platform/server/audit/audit.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Context, Portal, SignedIn } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { portalLink } from '#platform/server/mail/portal-link.ts';
import { queueMail } from '#platform/server/mail/send.ts';
import type { twoFactorRoutes } from '../../rules/two-factor/contract.ts';
import { mailTemplates } from '../mail-templates.ts';
import { requireStepUp } from '../require-step-up.ts';
import { evictSessions } from '../session-cache.ts';
import { factorsOf, hasFactor } from './factors-of.ts';

/** Removes the authenticator; a required second factor must remain. */
export async function removeAuthenticator(context: Context<typeof twoFactorRoutes.remove>) {
  const { actor, at, address } = context;
  requireStepUp(actor, at);
  await removing(context, actor, async (tx) => {
    const removed = await tx
      .deleteFrom('Totp')
      .where('AccountId', '=', actor.Id)
      .where('ConfirmedAt', 'is not', null)
      .returning('AccountId')
      .executeTakeFirst();
    if (!removed) fail('ERR_NOT_FOUND');
    await audit(tx, { AccountId: actor.Id, Event: 'TOTP_OFF', Object: actor.UserKey, Address: address });
  });
  return {};
}

export async function removePasskey(context: Context<typeof twoFactorRoutes.removePasskey>) {
  const { actor, body, at, address } = context;
  requireStepUp(actor, at);
  await removing(context, actor, async (tx) => {
    const removed = await tx
      .deleteFrom('Passkey')
      .where('PasskeyKey', '=', body.PasskeyKey)
      .where('AccountId', '=', actor.Id)
      .returning('Name')
      .executeTakeFirst();
    const Name = (removed ?? fail('ERR_NOT_FOUND')).Name;
    await audit(tx, {
      AccountId: actor.Id,
      Event: 'PASSKEY_REMOVE',
      Object: body.PasskeyKey,
      Address: address,
      Detail: { Name },
    });
  });
  return {};
}

/**
 * Locks the account, so that if the last two factors are removed concurrently, one remains where required.
 * Notifies the owner.
 */
async function removing(
  { db, settings }: Portal,
  actor: SignedIn,
  remove: (tx: Tx) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom('Account').select('Id').where('Id', '=', actor.Id).forNoKeyUpdate().execute();
    await remove(tx);
    await queueMail(tx, {
      to: actor.Email,
      language: actor.Language,
      template: mailTemplates.twoFactorRemoved,
      link: portalLink(settings, '/forgot'),
      cause: null,
    });
    const left = await factorsOf(tx, actor.Id);
    if (hasFactor(left)) return;
    if (left.IsAsked) fail('ERR_TRANSITION', { Text: 'ERR_TWO_FACTOR_LAST' });
    // Recovery codes replace a second factor; without one they are useless.
    await tx.deleteFrom('RecoveryCode').where('AccountId', '=', actor.Id).execute();
  });
  evictSessions(actor.Id);
}
