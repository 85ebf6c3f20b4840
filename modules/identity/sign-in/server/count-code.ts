import type { Queries } from '#platform/server/database/connect.ts';
import { countAttempt, resetAttempts } from '#platform/server/http/limits.ts';
import { countSignInAttempt } from './count-sign-in-attempt.ts';

type Holder = { UserKey: string; Email: string };

/**
 * Limits guessing of second-factor codes: counts an attempt before the code is checked, per client address
 * and in total, and returns a function that resets the count if the code was right. Passkeys are not
 * counted.
 */
export async function countCode(
  db: Queries,
  { UserKey, Email }: Holder,
  address: string,
): Promise<() => Promise<void>> {
  const here = { kind: 'otpHere', account: UserKey, address } as const;
  const everywhere = (['otp', 'otpGuess'] as const).map((kind) => ({ kind, account: Email, address }));
  await countAttempt(db, here);
  for (const one of everywhere) await countSignInAttempt(db, one);
  return async () => {
    for (const one of [here, ...everywhere]) await resetAttempts(db, one);
  };
}
