/**
 * Verifies a passkey's signed response at sign-in or step-up and returns the account that owns it, or null;
 * a counter that does not grow (a cloned passkey) is refused and logged.
 */
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { audit } from '#platform/server/audit/audit.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { PasskeyAnswer } from '../../rules/two-factor/passkey-shapes.ts';
import { consumeChallenge } from './challenges.ts';
import { relyingParty } from './relying-party.ts';
import { verifyWithChallenge } from './verify-with-challenge.ts';

type ChallengeContext = { purpose: 'LOGIN' | 'STEP_UP'; accountId: number | null; at: Date; address: string };
export type VerifiedPasskey = { PasskeyKey: string; AccountId: number };

/**
 * Verifies a passkey's response: the portal's own unused challenge, the portal's origin, signed with a known
 * key after user verification. Returns the owner, or null.
 */
export async function checkPasskey(
  db: Db,
  settings: Settings,
  answer: PasskeyAnswer,
  { purpose, accountId, at, address }: ChallengeContext,
): Promise<VerifiedPasskey | null> {
  const known = await db
    .selectFrom('Passkey')
    .innerJoin('Account', 'Account.Id', 'Passkey.AccountId')
    .selectAll('Passkey')
    .select('Account.UserKey')
    .where('CredentialId', '=', answer.id)
    .executeTakeFirst();
  const handle = answer.response.userHandle;
  if (!known || (accountId !== null && known.AccountId !== accountId)) return null;
  if (handle && Buffer.from(handle, 'base64url').toString() !== known.UserKey) return null;
  const { id, origin } = relyingParty(settings);
  const consume = (challenge: string) =>
    consumeChallenge(db, challenge, purpose, purpose === 'LOGIN' ? null : accountId, at);
  const outcome = await verifyWithChallenge(consume, (expectedChallenge) =>
    verifyAuthenticationResponse({
      response: {
        ...answer,
        response: { ...answer.response, userHandle: handle ?? undefined },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      // The counter is checked below by an UPDATE of the row, which rejects the later of two concurrent
      // responses.
      credential: { id: known.CredentialId, publicKey: new Uint8Array(known.PublicKey), counter: 0 },
    }),
  );
  if (!outcome?.verified) return null;
  const { newCounter } = outcome.authenticationInfo;
  if (await updateCounter(db, known.Id, newCounter, at))
    return { PasskeyKey: known.PasskeyKey, AccountId: known.AccountId };
  const Detail = { Counter: newCounter, Known: known.Counter };
  const regression = {
    AccountId: known.AccountId,
    Event: 'PASSKEY_COUNTER',
    Object: known.PasskeyKey,
  } as const;
  await audit(db, { ...regression, Address: address, Detail });
  return null;
}

/** A counter that does not grow indicates a cloned passkey; passkeys without a counter always report 0. */
async function updateCounter(db: Db, id: number, counter: number, at: Date): Promise<boolean> {
  const taken = await db
    .updateTable('Passkey')
    .set({ Counter: counter, UsedAt: at })
    .where('Id', '=', id)
    .where((eb) => (counter === 0 ? eb('Passkey.Counter', '=', 0) : eb('Passkey.Counter', '<', counter)))
    .returning('Id')
    .executeTakeFirst();
  return taken !== undefined;
}
