/**
 * Handlers that return the WebAuthn options with a fresh challenge, with which the browser registers a
 * passkey or uses one for sign-in or step-up.
 */
import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import type { Context } from '#platform/server/http/context.ts';
import { countAttempt } from '#platform/server/http/limits.ts';
import type { twoFactorRoutes } from '../../rules/two-factor/contract.ts';
import { requireStepUp } from '../require-step-up.ts';
import { storeChallenge } from './challenges.ts';
import { relyingParty } from './relying-party.ts';

const TIMEOUT_MS = 5 * 60_000;

/** For registration: a discoverable passkey with user verification. */
export async function registerOptions({
  db,
  settings,
  actor,
  at,
}: Context<typeof twoFactorRoutes.registerOptions>) {
  requireStepUp(actor, at);
  const { id, name } = relyingParty(settings);
  const known = await db
    .selectFrom('Passkey')
    .select(['CredentialId', 'Transports'])
    .where('AccountId', '=', actor.Id)
    .execute();
  const Options = await generateRegistrationOptions({
    rpName: name,
    rpID: id,
    userID: Buffer.from(actor.UserKey),
    userName: actor.Email,
    userDisplayName: actor.Email,
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: known.map((row) => ({ id: row.CredentialId, transports: row.Transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await storeChallenge(db, Options.challenge, 'REGISTER', actor.Id, at);
  return { Options: { ...Options } };
}

/** For sign-in: the passkey identifies its owner, so the response is the same for all. */
export async function loginOptions({
  db,
  settings,
  at,
  address,
}: Context<typeof twoFactorRoutes.loginOptions>) {
  await countAttempt(db, { kind: 'passkey', address });
  const Options = await generateAuthenticationOptions({
    rpID: relyingParty(settings).id,
    timeout: TIMEOUT_MS,
    userVerification: 'required',
  });
  await storeChallenge(db, Options.challenge, 'LOGIN', null, at);
  return { Options: { ...Options } };
}

/** For step-up: only the user's own passkeys. */
export async function stepUpOptions({
  db,
  settings,
  actor,
  at,
}: Context<typeof twoFactorRoutes.stepUpOptions>) {
  const own = await db
    .selectFrom('Passkey')
    .select(['CredentialId', 'Transports'])
    .where('AccountId', '=', actor.Id)
    .execute();
  const Options = await generateAuthenticationOptions({
    rpID: relyingParty(settings).id,
    timeout: TIMEOUT_MS,
    userVerification: 'required',
    allowCredentials: own.map((row) => ({ id: row.CredentialId, transports: row.Transports })),
  });
  await storeChallenge(db, Options.challenge, 'STEP_UP', actor.Id, at);
  return { Options: { ...Options } };
}
