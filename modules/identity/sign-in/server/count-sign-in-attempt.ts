/**
 * Limits guesses of an account's password or code over all client addresses. Beyond the limit only addresses
 * from which the owner has not signed in within 90 days are refused.
 */
import { accountStatuses } from '#modules/identity/accounts/rules/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { addressRange } from '#platform/server/http/address-range.ts';
import { Failure, fail } from '#platform/server/http/fail.ts';
import { type AttemptSubject, countAttempt } from '#platform/server/http/limits.ts';

/** Days for which an address used by the account's owner stays trusted. */
const KNOWN_DAYS = 90;
/**
 * Maximum number of an account's known addresses checked; frequent travellers can use a passkey or an email
 * link.
 */
const MAX_LOCATIONS = 200;

type SignInAttempt = {
  kind: Extract<AttemptSubject['kind'], 'guess' | 'otp' | 'otpGuess'>;
  address: string;
  /** The typed address or that of an account; unknown ones are counted in the same way. */
  account: string;
};

/**
 * Counts an attempt at one account from any address, so that an attacker with many addresses is limited too.
 * Beyond the limit only unknown addresses are refused: an address from which the owner has signed in or
 * opened an emailed link continues under its own limits, and passkeys and email links stay available to all.
 * Refused with ERR_RATE_LIMIT, with the same message for existing and non-existing accounts.
 */
export async function countSignInAttempt(db: Queries, guess: SignInAttempt): Promise<void> {
  try {
    await countAttempt(db, guess);
  } catch (error) {
    if (!(error instanceof Failure) || error.Code !== 'ERR_RATE_LIMIT') throw error;
    if (await isKnownPlace(db, guess)) return;
    fail('ERR_RATE_LIMIT', { ...error.Details, Text: 'ERR_LOGIN_GUARDED' });
  }
}

/**
 * Whether the account was used from this address before, according to its log. Queried only beyond the
 * limit.
 */
async function isKnownPlace(db: Queries, { account, address }: SignInAttempt): Promise<boolean> {
  const since = new Date(Date.now() - KNOWN_DAYS * 86_400_000);
  const places = await db
    .selectFrom('Audit')
    .innerJoin('Account', 'Account.Id', 'Audit.AccountId')
    .select('Audit.Address')
    .where((eb) => eb.fn<string>('lower', ['Account.Email']), '=', account.toLowerCase())
    .where('Account.Status', 'in', accountStatuses.active)
    .where('Audit.Event', 'in', ['LOGIN', 'EXCHANGE', 'ACTIVATE', 'PASSWORD_RESET'])
    .where('Audit.At', '>', since)
    .where('Audit.Address', 'is not', null)
    .groupBy('Audit.Address')
    .orderBy((eb) => eb.fn.max('Audit.Id'), 'desc')
    .limit(MAX_LOCATIONS)
    .execute();
  const here = addressRange(address);
  return places.some(({ Address }) => addressRange(String(Address)) === here);
}
