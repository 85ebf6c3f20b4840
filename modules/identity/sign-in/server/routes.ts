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

/** Sends the activation mail again. An address without a pending account gets the same answer and no mail. */
async function resend({ db, settings, body, at, address, language }: Context<typeof authRoutes.resend>) {
  await countAttempt(db, { kind: 'mail', account: body.Email, address });
  const send = () =>
    db.transaction().execute(async (tx) => {
      const account = await findAccount(tx, body.Email)
        .where('Status', '=', 'PENDING')
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (account) await sendOpeningLink(tx, settings, account, language, at);
    });
  await inConstantTime(send);
  return {};
}

async function logout({ db, actor, at, address }: Context<typeof sessionRoutes.logout>) {
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('Session').set({ EndedAt: at }).where('Id', '=', actor.SessionId).execute();
    await audit(tx, { AccountId: actor.Id, Event: 'LOGOUT', Address: address });
  });
  return {};
}

type Route = typeof authRoutes.linkOwner;

/** Whether a link was sent to the caller, also one that was used or is too old, and whether it still works. */
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

/** Opens a pending account with the code of its mail and signs in. */
async function activate(context: Context<typeof authRoutes.activate>): Promise<NewSession> {
  const { db, body, at, address } = context;
  await countAttempt(db, { kind: 'code', address });
  return db.transaction().execute(async (tx) => {
    const { Id, TermsVersion, PrivacyVersion } = await redeemLink(tx, ['ACTIVATE'], body.Code, at);
    await tx.updateTable('Account').set({ Status: 'ACTIVE' }).where('Id', '=', Id).execute();
    // Accepted with the registration; who registered is known only now that the mailbox has answered.
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
    // A user who is signed out verifies it immediately: by then the cached session is dropped.
    evict: { session: (account) => sessionCache()?.onNotification(account) },
  }),
});
