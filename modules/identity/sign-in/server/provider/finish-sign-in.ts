/**
 * Completes a sign-in when the user returns from the identity provider: verifies browser and response, finds
 * the account and issues a one-time code that the page exchanges for a session.
 */
import { audit } from '#platform/server/audit/audit.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { hashSecret, newSecret } from '#platform/server/database/keys.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { voidLinks } from '../links.ts';
import { hasTwoFactor } from '../two-factor-state.ts';
import { browserSecret } from './browser-cookie.ts';
import { checkBrowser, type PendingSignIn } from './consume-sign-in.ts';
import { discover } from './discover.ts';
import { openAccount } from './open-account.ts';
import type { ProviderSettings } from './provider-settings.ts';
import { readAnswer } from './read-answer.ts';
import { returnAddress } from './return-address.ts';

/** The page exchanges the code at once; only entering a second factor takes the user some time. */
const SECONDS = 60;
const SECONDS_WITH_SECOND_FACTOR = 300;

type Holder = { Id: number; Email: string };

/** Creates the one-time code that `/auth/exchange` exchanges for a session, and voids earlier ones. */
async function makeExchangeCode(
  tx: Tx,
  account: Holder,
  factor: { IsProven: boolean; IsNeeded: boolean; AskedAt: Date | null },
  at: Date,
): Promise<string> {
  await voidLinks(tx, account.Id, at, 'EXCHANGE');
  const code = newSecret();
  const seconds = factor.IsNeeded && !factor.IsProven ? SECONDS_WITH_SECOND_FACTOR : SECONDS;
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

type Visit = { search: string; state: string; cookies: string; address: string; at: Date };

/** Verifies the provider's response from the browser and returns a one-time code. */
export async function finishSignIn(
  portal: Portal,
  provider: ProviderSettings,
  begun: PendingSignIn,
  visit: Visit,
): Promise<string> {
  const { db, settings } = portal;
  const { state, address, at } = visit;
  checkBrowser(begun, browserSecret(settings, visit.cookies), at);
  const url = new URL(`${returnAddress(settings)}${visit.search}`);
  const vouched = await readAnswer(await discover(provider), { url, state, begun });
  return db.transaction().execute(async (tx) => {
    const account = await openAccount(tx, vouched, { audience: provider.Audience, at, address });
    const { IsNeeded } = await tx
      .selectFrom('Account')
      .select(hasTwoFactor.as('IsNeeded'))
      .where('Id', '=', account.Id)
      .executeTakeFirstOrThrow();
    await audit(tx, {
      AccountId: account.Id,
      Event: 'PROVIDER_VERIFIED',
      Object: account.UserKey,
      Address: address,
      Detail: { Subject: vouched.Subject, IsFactorProven: vouched.IsFactorProven },
    });
    const factor = { IsNeeded, IsProven: vouched.IsFactorProven, AskedAt: vouched.AskedAt };
    return makeExchangeCode(tx, account, factor, at);
  });
}
