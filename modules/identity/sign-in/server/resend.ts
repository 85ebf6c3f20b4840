import type { Context } from '#platform/server/http/context.ts';
import { countTry } from '#platform/server/http/limits.ts';
import type { authRoutes } from '../rules/contract.ts';
import { findAccount } from './find-account.ts';
import { sendOpeningLink } from './opening-link.ts';
import { inSameTime } from './same-time.ts';

/** Sends the activation mail again. An address without a pending account gets the same answer and no mail. */
export async function resend({
  db,
  settings,
  body,
  at,
  address,
  language,
}: Context<typeof authRoutes.resend>) {
  await countTry(db, { kind: 'mail', account: body.Email, address });
  const send = () =>
    db.transaction().execute(async (tx) => {
      const account = await findAccount(tx, body.Email)
        .where('Status', '=', 'PENDING')
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (account) await sendOpeningLink(tx, settings, account, language, at);
    });
  await inSameTime(send);
  return {};
}
