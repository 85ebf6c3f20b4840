import { keepAcceptance } from '#modules/identity/accounts/server/user/keep-acceptance.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Context } from '#platform/server/http/context.ts';
import { countTry } from '#platform/server/http/limits.ts';
import type { authRoutes } from '../rules/contract.ts';
import { redeemLink } from './links.ts';
import { type NewSession, openSession } from './sessions.ts';

/** Opens a pending account with the code of its mail and signs in. */
export async function activate(context: Context<typeof authRoutes.activate>): Promise<NewSession> {
  const { db, body, at, address } = context;
  await countTry(db, { kind: 'code', address });
  return db.transaction().execute(async (tx) => {
    const { Id, TermsVersion, PrivacyVersion } = await redeemLink(tx, ['ACTIVATE'], body.Code, at);
    await tx.updateTable('Account').set({ Status: 'ACTIVE' }).where('Id', '=', Id).execute();
    // Accepted with the registration; who registered is known only now that the mailbox has answered.
    if (TermsVersion !== null && PrivacyVersion !== null)
      await keepAcceptance(tx, { AccountId: Id, TermsVersion, PrivacyVersion, at, address });
    await audit(tx, { AccountId: Id, Event: 'ACTIVATE', Address: address });
    return openSession(tx, Id, context, 'LINK');
  });
}
