import { failLink, type LinkPurpose, peekLink, redeemLink } from '#modules/identity/sign-in/server/links.ts';
import { hashPassword } from '#modules/identity/sign-in/server/password-hash.ts';
import { checkPassword } from '#modules/identity/sign-in/server/password-rules.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Context } from '#platform/server/http/context.ts';
import { countTry, forgiveTry } from '#platform/server/http/limits.ts';
import type { userRoutes } from '../../rules/user/contract.ts';
import { setPassword } from './set-password.ts';

/** A forgotten password, or the first one of an invited account, which is open from then on. */
const PURPOSES: LinkPurpose[] = ['RESET', 'INVITE'];

/** Sets a new password with the code of the mail and ends all sessions. */
export async function reset({ db, settings, body, at, address }: Context<typeof userRoutes.reset>) {
  await countTry(db, { kind: 'code', address });
  // The password is judged and hashed before the code is used up: a poor choice costs nobody the link.
  const owner = (await peekLink(db, PURPOSES, body.Code, at)) ?? failLink();
  await checkPassword(body.Password, [owner.Email, owner.FirstName, owner.LastName]);
  const PasswordHash = await hashPassword(body.Password);
  await db.transaction().execute(async (tx) => {
    const account = await redeemLink(tx, PURPOSES, body.Code, at);
    await setPassword(tx, settings, account, { PasswordHash, at });
    await audit(tx, { AccountId: account.Id, Event: 'PASSWORD_RESET', Address: address });
    await forgiveTry(tx, { kind: 'login', account: account.Email, address });
  });
  return {};
}
