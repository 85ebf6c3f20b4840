import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { matchingStep } from './matching-step.ts';
import { recoveryHash } from './recovery-codes.ts';
import { unseal } from './seal.ts';

/**
 * Checks a typed second-factor code of an account: authenticator or recovery code. Returns its kind, or null
 * if it is wrong or used; of two attempts with the same code only one succeeds.
 */
export async function consumeCode(
  tx: Tx,
  settings: Settings,
  accountId: number,
  code: string,
  at: Date,
): Promise<'OTP' | 'RECOVERY' | null> {
  if (await consumeStep(tx, settings, accountId, code, at)) return 'OTP';
  return (await consumeRecoveryCode(tx, settings, accountId, code, at)) ? 'RECOVERY' : null;
}

async function consumeStep(
  tx: Tx,
  settings: Settings,
  AccountId: number,
  code: string,
  at: Date,
): Promise<boolean> {
  const row = await tx
    .selectFrom('Totp')
    .select('Secret')
    .where('AccountId', '=', AccountId)
    .where('ConfirmedAt', 'is not', null)
    .executeTakeFirst();
  if (!row?.Secret) return false;
  const secret = await unseal({ db: tx, settings }, AccountId, row.Secret).catch(logUnknownKey);
  const step = secret === null ? null : matchingStep(secret, code, at);
  if (step === null) return false;
  const taken = await tx
    .updateTable('Totp')
    .set({ LastStep: step })
    .where('AccountId', '=', AccountId)
    .where('LastStep', '<', step)
    .returning('AccountId')
    .executeTakeFirst();
  return taken !== undefined;
}

/**
 * The secret is encrypted with a key that the portal no longer has, so no code matches; the operator needs
 * to know why.
 */
function logUnknownKey(problem: unknown): null {
  console.error(
    'a second factor cannot be read; check whether SECRET_KEY is the key it was created with',
    problem,
  );
  return null;
}

async function consumeRecoveryCode(
  tx: Tx,
  settings: Settings,
  AccountId: number,
  code: string,
  at: Date,
): Promise<boolean> {
  const hash = await recoveryHash({ db: tx, settings }, AccountId, code).catch(logUnknownKey);
  if (!hash) return false;
  const taken = await tx
    .updateTable('RecoveryCode')
    .set({ UsedAt: at })
    .where('AccountId', '=', AccountId)
    .where('CodeHash', '=', hash)
    .where('UsedAt', 'is', null)
    .returning('AccountId')
    .executeTakeFirst();
  return taken !== undefined;
}
