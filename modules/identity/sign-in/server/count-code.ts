import type { Queries } from '#platform/server/database/connect.ts';
import { countTry, forgiveTry } from '#platform/server/http/limits.ts';
import { countGuess } from './count-guess.ts';

type Holder = { UserKey: string; Email: string };

/**
 * Counts a code of a second factor before it is looked at: from this place, and from everywhere. Passkeys are not
 * counted here: nobody guesses a signature. Answers how the try is given back when it was right.
 */
export async function countCode(
  db: Queries,
  { UserKey, Email }: Holder,
  address: string,
): Promise<() => Promise<void>> {
  const here = { kind: 'otpHere', account: UserKey, address } as const;
  const everywhere = (['otp', 'otpGuess'] as const).map((kind) => ({ kind, account: Email, address }));
  await countTry(db, here);
  for (const one of everywhere) await countGuess(db, one);
  return async () => {
    for (const one of [here, ...everywhere]) await forgiveTry(db, one);
  };
}
