import { sql } from 'kysely';
import { needProof } from '#modules/identity/sign-in/server/need-proof.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Context } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { contentRoutes } from '../rules/contract.ts';
import { changeOnce } from './change-once.ts';

/** Takes a version back before anybody has read it as the one in force; afterwards only another one can follow it. */
export function withdrawVersion(
  context: Context<typeof contentRoutes.withdraw>,
): Promise<Record<string, never>> {
  const { actor, body, at, address } = context;
  needProof(actor, at);
  return changeOnce(context, 'CONTENT_WITHDRAW', async (tx) => {
    const { Kind, VersionId } = body;
    const row =
      (await tx
        .selectFrom('ContentVersion')
        .select(['Id', sql<boolean>`effective_at > clock_timestamp()`.as('IsComing')])
        .where('Kind', '=', Kind)
        .where('VersionId', '=', VersionId)
        .executeTakeFirst()) ?? fail('ERR_NOT_FOUND');
    // Of two at once the second waits for the first, and finds it taken back.
    const taken =
      row.IsComing &&
      (await tx
        .insertInto('ContentWithdrawal')
        .values({ ContentVersionId: row.Id, AccountId: actor.Id, At: at })
        .onConflict((conflict) => conflict.doNothing())
        .returning('ContentVersionId')
        .executeTakeFirst());
    if (!taken) fail('ERR_TRANSITION', { Text: 'ERR_CONTENT_NOT_COMING' });
    await audit(tx, {
      AccountId: actor.Id,
      Event: 'CONTENT_WITHDRAW',
      Object: `${Kind} ${VersionId}`,
      Address: address,
    });
    return {};
  });
}
