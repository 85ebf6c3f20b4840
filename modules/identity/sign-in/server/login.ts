/**
 * Handles sign-in with email and password, for clients ("web") and staff ("backend"). Attempts are limited
 * and failures look alike, so that they do not reveal whether an account exists; a second factor may follow.
 */
import { accountStatuses, type StoredAccountStatus } from '#modules/identity/accounts/rules/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { fail } from '#platform/server/http/fail.ts';
import { type AttemptSubject, countAttempt, resetAttempts } from '#platform/server/http/limits.ts';
import { countSignInAttempt } from './count-sign-in-attempt.ts';
import { findAccount } from './find-account.ts';
import { verifyPassword } from './password-hash.ts';
import type { NewSession } from './sessions.ts';
import { type LoginContext, signIn } from './sign-in.ts';

export type LoginAudience = 'web' | 'backend';
type Account = {
  Id: number;
  Status: StoredAccountStatus;
  Roles: Parameters<typeof isClient>[0];
};

export const webLogin = (context: LoginContext): Promise<NewSession> => login(context, 'web');
export const backendLogin = (context: LoginContext): Promise<NewSession> => login(context, 'backend');

/**
 * Every failure gives the same response after the same amount of work. Only the correct password of an
 * active account reveals more: that a second factor is needed or, on the web endpoint, that the account
 * belongs to staff.
 */
async function login(context: LoginContext, audience: LoginAudience): Promise<NewSession> {
  const { db, body, address } = context;
  const tried: AttemptSubject = { kind: 'login', account: body.Email, address };
  const guess = { kind: 'guess', account: body.Email, address } as const;
  await countAttempt(db, tried);
  await countSignInAttempt(db, guess);
  const account = await findAccount(db, body.Email).executeTakeFirst();
  const isRight = await verifyPassword(body.Password, account?.PasswordHash ?? null);
  const refusal = refusalOf(account, isRight, audience);
  if (account && refusal === 'AUDIENCE' && audience === 'web')
    return redirectToOtherAudience(context, account, [tried, guess]);
  const entry = account && !refusal ? await countedSignIn(context, account) : null;
  if (entry?.Session) {
    for (const one of [tried, guess]) await resetAttempts(db, one);
    return entry.Session;
  }
  if (entry?.Refused === 'OTP_NEEDED') return failOtp('ERR_OTP_NEEDED', entry.Proofs);
  const Detail = { Email: body.Email, Audience: audience, Reason: refusal ?? entry?.Refused ?? 'CHANGED' };
  await audit(db, { AccountId: account?.Id ?? null, Event: 'LOGIN_FAILED', Address: address, Detail });
  if (entry?.Refused === 'OTP') return failOtp('ERR_OTP_WRONG', entry.Proofs);
  return fail('ERR_AUTH', { Text: 'ERR_LOGIN' });
}

/**
 * The sign-in page calls the web endpoint first and repeats the call at the endpoint that the response
 * names. The sign-in is counted there: this call reverts its counts and has a limit of its own.
 */
async function redirectToOtherAudience(
  { db, address }: LoginContext,
  { UserKey }: { UserKey: string },
  tries: readonly AttemptSubject[],
): Promise<never> {
  await countAttempt(db, { kind: 'otherSide', account: UserKey, address });
  for (const one of tries) await resetAttempts(db, one);
  const Code = 'ERR_LOGIN_OTHER_SIDE';
  return fail('ERR_AUTH', { Text: Code, Reasons: [{ Code }], Data: { Side: 'STAFF' } });
}

/** Correct passwords are counted too; one that only led to the second-factor prompt is not. */
async function countedSignIn(context: LoginContext, account: Parameters<typeof signIn>[1]) {
  const counted = { kind: 'signIn', account: account.UserKey, address: context.address } as const;
  await countAttempt(context.db, counted);
  const entry = await signIn(context, account);
  if (!entry.Session) await resetAttempts(context.db, counted);
  return entry;
}

const failOtp = (Code: 'ERR_OTP_NEEDED' | 'ERR_OTP_WRONG', Methods: readonly string[]): never =>
  fail('ERR_AUTH', { Text: Code, Reasons: [{ Code }], Data: { Methods } });

export function refusalOf(
  account: Account | undefined,
  isRight: boolean,
  audience: LoginAudience | 'both',
): string | null {
  if (!account) return 'UNKNOWN';
  if (!isRight) return 'PASSWORD';
  if (!accountStatuses.active.includes(account.Status)) return account.Status;
  return audience === 'both' || isClient(account.Roles) === (audience === 'web') ? null : 'AUDIENCE';
}
