import type { authRoutes } from '@assay/shared/auth/contract.ts';
import type { Context } from '../http/context.ts';
import { audit } from '../log/audit.ts';

export async function logout({ db, actor, at, address }: Context<typeof authRoutes.logout>) {
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('Session').set({ EndedAt: at }).where('Id', '=', actor.SessionId).execute();
    await audit(tx, { AccountId: actor.Id, Event: 'LOGOUT', Address: address });
  });
  return {};
}
