import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { audit } from '#platform/server/audit/audit.ts';
import { newKey } from '#platform/server/database/keys.ts';
import type { Context } from '#platform/server/http/context.ts';
import { fail, failField } from '#platform/server/http/fail.ts';
import type { twoFactorRoutes } from '../../rules/two-factor/contract.ts';
import { evictSessions } from '../session-cache.ts';
import { consumeChallenge } from './challenges.ts';
import { factorsOf } from './factors-of.ts';
import { notifyFactorAdded } from './notify-factor-added.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { relyingParty } from './relying-party.ts';
import { verifyWithChallenge } from './verify-with-challenge.ts';

type RegisterContext = Context<typeof twoFactorRoutes.register>;

/**
 * Handles the registration of a new passkey: verifies and saves it and notifies the owner. A user without
 * recovery codes gets ten, so that a lost device does not lock them out.
 */
export async function registerPasskey(context: RegisterContext) {
  const { db, settings, actor, body, address } = context;
  const made = await verified(context);
  const PasskeyKey = newKey();
  const RecoveryCodes = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('Account').select('Id').where('Id', '=', actor.Id).forNoKeyUpdate().execute();
    const stored = await tx
      .insertInto('Passkey')
      .values({
        PasskeyKey,
        AccountId: actor.Id,
        CredentialId: made.credential.id,
        PublicKey: Buffer.from(made.credential.publicKey),
        Counter: made.credential.counter,
        Transports: body.Passkey.response.transports ?? [],
        Name: body.Name,
        IsBackedUp: made.credentialBackedUp,
        UsedAt: null,
      })
      .onConflict((conflict) => conflict.column('CredentialId').doNothing())
      .returning('Id')
      .executeTakeFirst();
    if (!stored) fail('ERR_CONFLICT', { Text: 'ERR_PASSKEY_KNOWN' });
    const Detail = { Name: body.Name };
    await audit(tx, {
      AccountId: actor.Id,
      Event: 'PASSKEY_ADD',
      Object: PasskeyKey,
      Address: address,
      Detail,
    });
    await notifyFactorAdded(tx, settings, actor);
    const { RecoveryCodesLeft } = await factorsOf(tx, actor.Id);
    return RecoveryCodesLeft > 0 ? null : newRecoveryCodes(tx, settings, actor.Id);
  });
  evictSessions(actor.Id);
  return { PasskeyKey, RecoveryCodes };
}

async function verified({ db, settings, actor, body, at }: RegisterContext) {
  const { id, origin } = relyingParty(settings);
  const consume = (challenge: string) => consumeChallenge(db, challenge, 'REGISTER', actor.Id, at);
  const outcome = await verifyWithChallenge(consume, (expectedChallenge) =>
    verifyRegistrationResponse({
      response: {
        ...body.Passkey,
        response: { ...body.Passkey.response, transports: undefined },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    }),
  );
  return outcome?.registrationInfo ?? failField('Passkey', 'ERR_PASSKEY');
}
