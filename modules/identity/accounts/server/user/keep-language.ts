import { auditChange } from '#platform/server/audit/audit-change.ts';
import type { Context } from '#platform/server/http/context.ts';
import type { userRoutes } from '../../rules/user/contract.ts';

/** The language of the mails to the caller; the screen keeps its own. */
export async function keepLanguage({ db, actor, body, address }: Context<typeof userRoutes.language>) {
  await db.transaction().execute(async (tx) => {
    const Before = await tx
      .selectFrom('Account')
      .select('Language')
      .where('Id', '=', actor.Id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (Before.Language === body.Language) return;
    await tx.updateTable('Account').set(body).where('Id', '=', actor.Id).execute();
    await auditChange(tx, {
      AccountId: actor.Id,
      Event: 'PROFILE_UPDATE',
      Object: actor.UserKey,
      Address: address,
      Before,
      After: body,
    });
  });
  return {};
}
