import { hashSecret } from '#platform/server/database/keys.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { countTry } from '#platform/server/http/limits.ts';
import type { authRoutes } from '../rules/contract.ts';

type Route = typeof authRoutes.linkOwner;

/** Whether a link was sent to the caller, also one that was used or is too old, and whether it still works. */
export async function linkOwner({ db, actor, body, at, address }: Context<Route>): Promise<DataOf<Route>> {
  await countTry(db, { kind: 'code', address });
  const link = await db
    .selectFrom('OneTimeLink')
    .select(['UsedAt', 'ExpiresAt'])
    .where('CodeHash', '=', hashSecret(body.Code))
    .where('AccountId', '=', actor.Id)
    .executeTakeFirst();
  return {
    IsOwn: link !== undefined,
    IsOpen: link !== undefined && link.UsedAt === null && link.ExpiresAt > at,
  };
}
