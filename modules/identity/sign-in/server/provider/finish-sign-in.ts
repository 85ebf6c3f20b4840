import { audit } from '#platform/server/audit/audit.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { hasTwoFactor } from '../two-factor-state.ts';
import { browserSecret } from './browser-cookie.ts';
import { discover } from './discover.ts';
import { makeExchangeCode } from './make-exchange-code.ts';
import { openAccount } from './open-account.ts';
import type { ProviderSettings } from './provider-settings.ts';
import { readAnswer } from './read-answer.ts';
import { returnAddress } from './return-address.ts';
import { checkBrowser, type SignInUnderWay } from './take-sign-in.ts';

type Visit = { search: string; state: string; cookies: string; address: string; at: Date };

/** Judges what the browser brings back from the provider and answers a one-time code. */
export async function finishSignIn(
  portal: Portal,
  provider: ProviderSettings,
  begun: SignInUnderWay,
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
