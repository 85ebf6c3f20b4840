import { findAccount } from '#modules/identity/sign-in/server/find-account.ts';
import { LINK_MINUTES, makeLink } from '#modules/identity/sign-in/server/links.ts';
import { sendOpeningLink } from '#modules/identity/sign-in/server/opening-link.ts';
import { inSameTime } from '#modules/identity/sign-in/server/same-time.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Context } from '#platform/server/http/context.ts';
import { countTry } from '#platform/server/http/limits.ts';
import { portalLink } from '#platform/server/mail/portal-link.ts';
import { queueMail } from '#platform/server/mail/send.ts';
import type { userRoutes } from '../../rules/user/contract.ts';
import { mailTemplates } from '../mail-templates.ts';

type ForgotContext = Context<typeof userRoutes.forgot>;

/** Sends a reset link; who never opened the account gets the link that opens it. Everybody gets the same answer. */
export async function forgot(context: ForgotContext) {
  const { db, body, address } = context;
  await countTry(db, { kind: 'mail', account: body.Email, address });
  await inSameTime(() => sendReset(context));
  return {};
}

function sendReset({ db, settings, body, at, address, language }: ForgotContext): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const account = await findAccount(tx, body.Email).forNoKeyUpdate().executeTakeFirst();
    await audit(tx, {
      AccountId: account?.Id ?? null,
      Event: 'PASSWORD_FORGOT',
      Address: address,
      Detail: { Email: body.Email },
    });
    if (account?.Status === 'PENDING') await sendOpeningLink(tx, settings, account, language, at);
    if (account?.Status !== 'ACTIVE') return;
    const code = await makeLink(tx, 'RESET', account, at);
    await queueMail(tx, {
      to: account.Email,
      language,
      template: mailTemplates.reset,
      params: { minutes: LINK_MINUTES },
      link: portalLink(settings, '/forgot/reset', { code }),
      cause: null,
    });
  });
}
