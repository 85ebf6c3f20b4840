import { audit } from '#platform/server/audit/audit.ts';
import type { Context } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { twoFactorRoutes } from '../../rules/two-factor/contract.ts';
import { needProof } from '../need-proof.ts';
import { factorsOf, hasFactor } from './factors-of.ts';
import { newRecoveryCodes } from './recovery-codes.ts';

/** Ten new recovery codes; the earlier ones open nothing any more. */
export async function newCodes({
  db,
  settings,
  actor,
  at,
  address,
}: Context<typeof twoFactorRoutes.recovery>) {
  needProof(actor, at);
  const RecoveryCodes = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('Account').select('Id').where('Id', '=', actor.Id).forNoKeyUpdate().execute();
    if (!hasFactor(await factorsOf(tx, actor.Id))) fail('ERR_TRANSITION', { Text: 'ERR_TWO_FACTOR_NONE' });
    await audit(tx, { AccountId: actor.Id, Event: 'RECOVERY_NEW', Object: actor.UserKey, Address: address });
    return newRecoveryCodes(tx, settings, actor.Id);
  });
  return { RecoveryCodes };
}
