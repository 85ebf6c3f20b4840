import { audit } from '#platform/server/audit/audit.ts';
import type { Context } from '#platform/server/http/context.ts';
import { fail, failField } from '#platform/server/http/fail.ts';
import { type AttemptSubject, countAttempt, resetAttempts } from '#platform/server/http/limits.ts';
import type { Proof, twoFactorRoutes } from '../rules/two-factor/contract.ts';
import { countCode } from './count-code.ts';
import { verifyPassword } from './password-hash.ts';
import { evictSessions } from './session-cache.ts';
import { checkPasskey } from './two-factor/check-passkey.ts';
import { consumeCode } from './two-factor/consume-code.ts';
import { factorsOf, secondProofs } from './two-factor/factors-of.ts';

type StepUpContext = Context<typeof twoFactorRoutes.stepUp>;

/**
 * Handles the repeated proof of identity that critical actions require: checks the second factor, or the
 * password if there is none, and records the time in the session.
 */
export async function stepUp(context: StepUpContext) {
  const { db, actor, body, at, address } = context;
  const tried: AttemptSubject = { kind: 'stepUp', account: actor.UserKey, address };
  await countAttempt(db, tried);
  const forgiveCode = body.Otp ? await countCode(db, actor, address) : null;
  const proofs = secondProofs(await factorsOf(db, actor.Id));
  const method = proofs.length > 0 ? await bySecondFactor(context, proofs) : await byPassword(context);
  await countAttempt(db, { kind: 'proof', account: actor.UserKey, address });
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('Session').set({ ProvenAt: at }).where('Id', '=', actor.SessionId).execute();
    const Detail = { Method: method };
    await audit(tx, {
      AccountId: actor.Id,
      Event: 'STEP_UP',
      Object: actor.UserKey,
      Address: address,
      Detail,
    });
  });
  await resetAttempts(db, tried);
  await forgiveCode?.();
  evictSessions(actor.Id);
  return { ProvenAt: at.toISOString() };
}

async function byPassword(context: StepUpContext): Promise<Proof> {
  const { db, actor, body } = context;
  const { PasswordHash } = await db
    .selectFrom('Account')
    .select('PasswordHash')
    .where('Id', '=', actor.Id)
    .executeTakeFirstOrThrow();
  if (!body.Password) return failField('Password', 'FIELD_REQUIRED');
  if (await verifyPassword(body.Password, PasswordHash)) return 'PASSWORD';
  await recordFailure(context, 'PASSWORD');
  return failField('Password', 'ERR_PASSWORD_OLD');
}

async function bySecondFactor(context: StepUpContext, Methods: Proof[]): Promise<Proof> {
  const { db, settings, actor, body, at, address } = context;
  if (body.Passkey) {
    const passkeyCheck = { purpose: 'STEP_UP', accountId: actor.Id, at, address } as const;
    if (await checkPasskey(db, settings, body.Passkey, passkeyCheck)) return 'PASSKEY';
    await recordFailure(context, 'PASSKEY');
    return failField('Passkey', 'ERR_PASSKEY');
  }
  const { Otp } = body;
  if (!Otp) {
    const Fields = [{ Field: 'Otp', Code: 'ERR_OTP_NEEDED' }];
    return fail('ERR_VALIDATION', { Text: 'ERR_OTP_NEEDED', Fields, Data: { Methods } });
  }
  const used = await db.transaction().execute((tx) => consumeCode(tx, settings, actor.Id, Otp, at));
  if (used) return used;
  await recordFailure(context, 'OTP');
  return failField('Otp', 'ERR_OTP_WRONG');
}

const recordFailure = ({ db, actor, address }: StepUpContext, Method: Proof): Promise<void> =>
  audit(db, {
    AccountId: actor.Id,
    Event: 'STEP_UP_FAILED',
    Object: actor.UserKey,
    Address: address,
    Detail: { Method },
  });
