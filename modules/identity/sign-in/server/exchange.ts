import { audit } from '#platform/server/audit/audit.ts';
import type { Queries, Tx } from '#platform/server/database/connect.ts';
import { hashSecret } from '#platform/server/database/keys.ts';
import type { Context } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { countAttempt, resetAttempts } from '#platform/server/http/limits.ts';
import type { authRoutes } from '../rules/contract.ts';
import type { Proof } from '../rules/two-factor/contract.ts';
import { countCode } from './count-code.ts';
import { failLink, redeemLink } from './links.ts';
import { type NewSession, openSession } from './sessions.ts';
import { checkPasskey, type VerifiedPasskey } from './two-factor/check-passkey.ts';
import { consumeCode } from './two-factor/consume-code.ts';
import { factorsOf, secondProofs } from './two-factor/factors-of.ts';

type ExchangeContext = Context<typeof authRoutes.exchange>;
type ExchangeAccount = {
  AccountId: number;
  UserKey: string;
  Email: string;
  IsFactorProven: boolean;
  ProvenAt: Date | null;
};
const LONG_AGO = new Date(0);
type Entry = { Session: NewSession } | { Proofs: Proof[] };

/**
 * Last step of sign-in with the identity provider: exchanges the one-time code for a session. If the account
 * has a second factor that the provider did not check, it is required here; the code stays valid until then.
 */
export async function exchange(context: ExchangeContext): Promise<NewSession> {
  const { db, settings, body, at, address } = context;
  await countAttempt(db, { kind: 'provider', address });
  const account = (await findCode(db, body.Code, at)) ?? failLink();
  await countAttempt(db, { kind: 'signIn', account: account.UserKey, address });
  const isShown = body.Otp !== undefined || body.Passkey !== undefined;
  const forgive = body.Otp === undefined ? null : await countCode(db, account, address);
  const passkeyCheck = { purpose: 'LOGIN', accountId: account.AccountId, at, address } as const;
  const shown = body.Passkey ? await checkPasskey(db, settings, body.Passkey, passkeyCheck) : null;
  const entry = await db.transaction().execute((tx) => enter(tx, context, account, shown));
  if ('Session' in entry) {
    await forgive?.();
    return entry.Session;
  }
  await resetAttempts(db, { kind: 'signIn', account: account.UserKey, address });
  const Code = isShown ? 'ERR_OTP_WRONG' : 'ERR_OTP_NEEDED';
  if (isShown) {
    const Detail = { Audience: 'provider', Reason: 'OTP' };
    await audit(db, { AccountId: account.AccountId, Event: 'LOGIN_FAILED', Address: address, Detail });
  }
  return fail('ERR_AUTH', { Text: Code, Reasons: [{ Code }], Data: { Methods: entry.Proofs } });
}

async function findCode(db: Queries, code: string, at: Date): Promise<ExchangeAccount | undefined> {
  return db
    .selectFrom('OneTimeLink')
    .innerJoin('Account', 'Account.Id', 'OneTimeLink.AccountId')
    .select([
      'OneTimeLink.AccountId',
      'OneTimeLink.IsFactorProven',
      'OneTimeLink.ProvenAt',
      'Account.UserKey',
      'Account.Email',
    ])
    .where('CodeHash', '=', hashSecret(code))
    .where('Purpose', '=', 'EXCHANGE')
    .where('UsedAt', 'is', null)
    .where('ExpiresAt', '>', at)
    .executeTakeFirst();
}

/**
 * Locks the account's row first, as everywhere. If the code is consumed concurrently, the use of the second
 * factor is rolled back too.
 */
async function enter(
  tx: Tx,
  context: ExchangeContext,
  account: ExchangeAccount,
  shown: VerifiedPasskey | null,
): Promise<Entry> {
  const { settings, body, at, address } = context;
  const Id = account.AccountId;
  await tx.selectFrom('Account').select('Id').where('Id', '=', Id).forNoKeyUpdate().executeTakeFirst();
  const Proofs = account.IsFactorProven ? [] : secondProofs(await factorsOf(tx, Id));
  if (Proofs.length > 0 && !shown) {
    const used = body.Otp === undefined ? null : await consumeCode(tx, settings, Id, body.Otp, at);
    if (!used) return { Proofs };
  }
  await redeemLink(tx, ['EXCHANGE'], body.Code, at);
  await audit(tx, { AccountId: Id, Event: 'EXCHANGE', Object: account.UserKey, Address: address });
  // A session already open at the provider shows who the user was, not that they are present now.
  const shownAt = Proofs.length > 0 ? at : (account.ProvenAt ?? LONG_AGO);
  const ProvenAt = new Date(Math.min(shownAt.getTime(), at.getTime()));
  return { Session: await openSession(tx, Id, context, 'PROVIDER', ProvenAt) };
}
