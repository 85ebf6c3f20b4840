/** Route handlers for sign-in, registration, activation, one-time links and sign-out. */

import { accountStatuses, accountTransitions } from '#modules/identity/accounts/rules/index.ts';
import { sessionRoutes } from '#platform/common/session/contract.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { hashSecret } from '#platform/server/database/keys.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { answer, answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { countAttempt } from '#platform/server/http/limits.ts';
import { authRoutes } from '../rules/contract.ts';
import { inConstantTime } from './constant-time.ts';
import { exchange } from './exchange.ts';
import { findAccount } from './find-account.ts';
import { redeemLink } from './links.ts';
import { backendLogin, webLogin } from './login.ts';
import { sendOpeningLink } from './opening-link.ts';
import { registerProvider } from './provider/routes.ts';
import { register } from './register.ts';
import { saveAcceptance } from './save-acceptance.ts';
import { sessionCache } from './session-cache.ts';
import { type NewSession, openSession } from './sessions.ts';
import { twoFactorRouteHandlers } from './two-factor/routes.ts';
import { writeAccountStatus } from './write-account-status.ts';

/**
 * Sends the activation email again. An address without a pending account gets the same response and no
 * email.
 */
async function resend({ db, settings, body, at, address, language }: Context<typeof authRoutes.resend>) {
  await countAttempt(db, { kind: 'mail', account: body.Email, address });
  const send = () =>
    db.transaction().execute(async (tx) => {
      const account = await findAccount(tx, body.Email)
        .where('Status', 'in', accountStatuses.pending)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (account)
        await sendOpeningLink(tx, settings, { ...account, ServiceKey: body.ServiceKey }, language, at);
    });
  await inConstantTime(send);
  return {};
}

async function logout({ db, actor, at, address }: Context<typeof sessionRoutes.logout>) {
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('Session')
      .set({ EndedAt: at, EndedBy: 'OWNER' })
      .where('Id', '=', actor.SessionId)
      .execute();
    await audit(tx, { AccountId: actor.Id, Event: 'LOGOUT', Address: address });
  });
  return {};
}

type Route = typeof authRoutes.linkOwner;

/** Whether a link was sent to the caller, even if used or expired, and whether it is still valid. */
async function linkOwner({ db, actor, body, at, address }: Context<Route>): Promise<DataOf<Route>> {
  await countAttempt(db, { kind: 'code', address });
  const link = await db
    .selectFrom('OneTimeLink')
    .select(['UsedAt', 'ExpiresAt'])
    .where('CodeHash', '=', hashSecret(body.Code))
    .where('AccountId', '=', actor.Id)
    .executeTakeFirst();
  return {
    IsOwn: link !== undefined,
    IsOpen: link !== undefined && link.UsedAt === null && link.ExpiresAt > at,
  };
}

/** Activates a pending account with the emailed code and signs in. */
async function activate(context: Context<typeof authRoutes.activate>): Promise<NewSession> {
  const { db, body, at, address } = context;
  await countAttempt(db, { kind: 'code', address });
  return db.transaction().execute(async (tx) => {
    const { Id, TermsVersion, PrivacyVersion } = await redeemLink(tx, ['ACTIVATE'], body.Code, at);
    await writeAccountStatus(tx, Id, accountTransitions.ACTIVATE.To[0]);
    // The terms were accepted at registration, but only now is it known that the mailbox's owner registered.
    if (TermsVersion !== null && PrivacyVersion !== null)
      await saveAcceptance(tx, { AccountId: Id, TermsVersion, PrivacyVersion, at, address });
    await audit(tx, { AccountId: Id, Event: 'ACTIVATE', Address: address });
    return openSession(tx, Id, context, 'LINK');
  });
}

export const http = defineHttp({
  calls: [
    ...answerAll(authRoutes, { webLogin, backendLogin, register, activate, resend, linkOwner, exchange }),
    answer(sessionRoutes.logout, logout),
    ...twoFactorRouteHandlers,
  ],
  register: registerProvider,
  live: () => ({
    // After sign-out a client checks at once, so the cached session must be dropped by then.
    evict: { session: (account) => sessionCache()?.onNotification(account) },
  }),
});
