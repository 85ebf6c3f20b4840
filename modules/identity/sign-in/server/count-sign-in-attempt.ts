import type { Queries } from '#platform/server/database/connect.ts';
import { addressRange } from '#platform/server/http/address-range.ts';
import { Failure, fail } from '#platform/server/http/fail.ts';
import { type AttemptSubject, countAttempt } from '#platform/server/http/limits.ts';

/** A user who was present within this time is still trusted. */
const KNOWN_DAYS = 90;
/** The number of known addresses of one account that are checked; users who travel more have a passkey or email. */
const MAX_LOCATIONS = 200;

type SignInAttempt = {
  kind: Extract<AttemptSubject['kind'], 'guess' | 'otp' | 'otpGuess'>;
  address: string;
  /** What was typed, or the account's own: unknown ones are counted alike. */
  account: string;
};

/**
 * Counts an attempt at one account from any address, so that guessing cannot continue from ten thousand addresses. Beyond the
 * limit the account is closed to unknown addresses only: an address from which its owner has signed in, or has opened an
 * emailed link, continues under its own limits; passkeys and email links stay open to all. Others are refused with
 * ERR_RATE_LIMIT, in the same words for existing and non-existing accounts.
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

/** Where the account was opened before, by its own log. Asked only of an account that is being guessed at. */
async function isKnownPlace(db: Queries, { account, address }: SignInAttempt): Promise<boolean> {
  const since = new Date(Date.now() - KNOWN_DAYS * 86_400_000);
  const places = await db
    .selectFrom('Audit')
    .innerJoin('Account', 'Account.Id', 'Audit.AccountId')
    .select('Audit.Address')
    .where((eb) => eb.fn<string>('lower', ['Account.Email']), '=', account.toLowerCase())
    .where('Account.Status', '=', 'ACTIVE')
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
