import { isClient } from '#platform/common/access/roles.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Context } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { countTry, forgiveTry, type Tried } from '#platform/server/http/limits.ts';
import type { authRoutes } from '../rules/contract.ts';
import { countGuess } from './count-guess.ts';
import { findAccount } from './find-account.ts';
import { verifyPassword } from './password-hash.ts';
import type { NewSession } from './sessions.ts';
import { signIn } from './sign-in.ts';

export type LoginContext = Context<typeof authRoutes.webLogin>;
export type Door = 'web' | 'backend';
type Account = {
  Id: number;
  Status: string;
  Roles: Parameters<typeof isClient>[0];
};

export const webLogin = (context: LoginContext): Promise<NewSession> => login(context, 'web');
export const backendLogin = (context: LoginContext): Promise<NewSession> => login(context, 'backend');

/**
 * Whatever is wrong, the answer is the same, after the same work. Only who gave the right password at the right door
 * of an open account hears of a second factor.
 */
async function login(context: LoginContext, door: Door): Promise<NewSession> {
  const { db, body, address } = context;
  const tried: Tried = { kind: 'login', account: body.Email, address };
  const guess = { kind: 'guess', account: body.Email, address } as const;
  await countTry(db, tried);
  await countGuess(db, guess);
  const account = await findAccount(db, body.Email).executeTakeFirst();
  const isRight = await verifyPassword(body.Password, account?.PasswordHash ?? null);
  const refusal = refusalOf(account, isRight, door);
  const entry = account && !refusal ? await countedSignIn(context, account) : null;
  if (entry?.Session) {
    for (const one of [tried, guess]) await forgiveTry(db, one);
    return entry.Session;
  }
  if (entry?.Refused === 'OTP_NEEDED') return failOtp('ERR_OTP_NEEDED', entry.Proofs);
  const Detail = { Email: body.Email, Door: door, Reason: refusal ?? entry?.Refused ?? 'CHANGED' };
  await audit(db, { AccountId: account?.Id ?? null, Event: 'LOGIN_FAILED', Address: address, Detail });
  if (entry?.Refused === 'OTP') return failOtp('ERR_OTP_WRONG', entry.Proofs);
  return fail('ERR_AUTH', { Text: 'ERR_LOGIN' });
}

/** Right passwords are counted too; one that only led to the question for the second factor is given back. */
async function countedSignIn(context: LoginContext, account: Parameters<typeof signIn>[1]) {
  const counted = { kind: 'signIn', account: account.UserKey, address: context.address } as const;
  await countTry(context.db, counted);
  const entry = await signIn(context, account);
  if (!entry.Session) await forgiveTry(context.db, counted);
  return entry;
}

const failOtp = (Code: 'ERR_OTP_NEEDED' | 'ERR_OTP_WRONG', Methods: readonly string[]): never =>
  fail('ERR_AUTH', { Text: Code, Reasons: [{ Code }], Data: { Methods } });

export function refusalOf(account: Account | undefined, isRight: boolean, door: Door): string | null {
  if (!account) return 'UNKNOWN';
  if (!isRight) return 'PASSWORD';
  if (account.Status !== 'ACTIVE') return account.Status;
  return isClient(account.Roles) === (door === 'web') ? null : 'DOOR';
}
