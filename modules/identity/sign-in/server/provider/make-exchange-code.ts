import type { Tx } from '#platform/server/database/connect.ts';
import { hashSecret, newSecret } from '#platform/server/database/keys.ts';
import { voidLinks } from '../links.ts';

/** The page trades the code at once; only where it has to ask for a second factor does a person need time. */
const SECONDS = 60;
const SECONDS_TO_ASK = 300;

type Holder = { Id: number; Email: string };

/** A one-time code that `/auth/exchange` trades for a session; earlier ones are void. */
export async function makeExchangeCode(
  tx: Tx,
  account: Holder,
  factor: { IsProven: boolean; IsNeeded: boolean; AskedAt: Date | null },
  at: Date,
): Promise<string> {
  await voidLinks(tx, account.Id, at, 'EXCHANGE');
  const code = newSecret();
  const seconds = factor.IsNeeded && !factor.IsProven ? SECONDS_TO_ASK : SECONDS;
  await tx
    .insertInto('OneTimeLink')
    .values({
      CodeHash: hashSecret(code),
      Purpose: 'EXCHANGE',
      AccountId: account.Id,
      Email: account.Email,
      IsFactorProven: factor.IsProven,
      ProvenAt: factor.AskedAt,
      ExpiresAt: new Date(at.getTime() + seconds * 1_000),
      UsedAt: null,
    })
    .execute();
  return code;
}
