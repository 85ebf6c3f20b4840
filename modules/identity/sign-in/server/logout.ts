import type { sessionRoutes } from '#platform/common/session/contract.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Context } from '#platform/server/http/context.ts';

export async function logout({ db, actor, at, address }: Context<typeof sessionRoutes.logout>) {
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('Session').set({ EndedAt: at }).where('Id', '=', actor.SessionId).execute();
    await audit(tx, { AccountId: actor.Id, Event: 'LOGOUT', Address: address });
  });
  return {};
}
