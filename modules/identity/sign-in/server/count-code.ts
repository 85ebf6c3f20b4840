import type { Queries } from '#platform/server/database/connect.ts';
import { countAttempt, resetAttempts } from '#platform/server/http/limits.ts';
import { countSignInAttempt } from './count-sign-in-attempt.ts';

type Holder = { UserKey: string; Email: string };

/**
 * Counts a second-factor code before it is checked: per client address, and in total. Passkeys are not
 * counted here, because a signature cannot be guessed. Returns a function that reverts the count if the code
 * was right.
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
