import type { userRoutes } from '@assay/shared/user/contract.ts';
import type { Context } from '../http/context.ts';
import { auditChange } from '../log/audit-change.ts';

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
