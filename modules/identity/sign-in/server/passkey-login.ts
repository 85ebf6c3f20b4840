/**
 * Handles sign-in with a passkey, without password, at the endpoints for clients and for staff: verifies the
 * passkey, opens a session and logs failures.
 */
import { audit } from '#platform/server/audit/audit.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { Context } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { countAttempt } from '#platform/server/http/limits.ts';
import type { twoFactorRoutes } from '../rules/two-factor/contract.ts';
import { type LoginAudience, refusalOf } from './login.ts';
import { type NewSession, openSession } from './sessions.ts';
import { checkPasskey } from './two-factor/check-passkey.ts';

type PasskeyContext = Context<typeof twoFactorRoutes.webPasskey>;

/**
 * The sign-in page cannot know whose passkey will be used, and a challenge is valid for one response, so
 * both clients and staff are accepted.
 */
export const webPasskey = (context: PasskeyContext): Promise<NewSession> => passkeyLogin(context, 'both');
export const backendPasskey = (context: PasskeyContext): Promise<NewSession> =>
  passkeyLogin(context, 'backend');

/**
 * A passkey is a device that has verified its owner: two factors in one. The account's status is checked as
 * usual.
 */
async function passkeyLogin(context: PasskeyContext, audience: LoginAudience | 'both'): Promise<NewSession> {
  const { db, settings, body, at, address } = context;
  await countAttempt(db, { kind: 'passkey', address });
  const passkeyCheck = { purpose: 'LOGIN', accountId: null, at, address } as const;
  const shown = await checkPasskey(db, settings, body.Passkey, passkeyCheck);
  if (shown)
    await countAttempt(db, { kind: 'signIn', account: await userKeyOf(db, shown.AccountId), address });
  const refusal = shown ? await enter(context, shown.AccountId, audience) : 'PASSKEY';
  if (typeof refusal !== 'string') return refusal;
  const Detail = { Audience: audience, Reason: refusal };
  const AccountId = shown?.AccountId ?? null;
  await audit(db, { AccountId, Event: 'LOGIN_FAILED', Address: address, Detail });
  return fail('ERR_AUTH', { Text: 'ERR_PASSKEY_LOGIN' });
}

const userKeyOf = async (db: Queries, accountId: number): Promise<string> =>
  (await db.selectFrom('Account').select('UserKey').where('Id', '=', accountId).executeTakeFirstOrThrow())
    .UserKey;

function enter(
  context: PasskeyContext,
  accountId: number,
  audience: LoginAudience | 'both',
): Promise<NewSession | string> {
  return context.db.transaction().execute(async (tx) => {
    const account = await tx
      .selectFrom('Account')
      .select(['Id', 'Status', 'Roles'])
      .where('Id', '=', accountId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    const refusal = refusalOf(account, true, audience);
    if (refusal) return refusal;
    const Detail = { Method: 'PASSKEY' };
    await audit(tx, { AccountId: accountId, Event: 'LOGIN', Address: context.address, Detail });
    return openSession(tx, accountId, context, 'PASSKEY');
  });
}
