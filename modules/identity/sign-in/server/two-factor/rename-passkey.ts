import { audit } from '#platform/server/audit/audit.ts';
import type { Context } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { twoFactorRoutes } from '../../rules/two-factor/contract.ts';

export async function renamePasskey({ db, actor, body, address }: Context<typeof twoFactorRoutes.rename>) {
  await db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('Passkey')
      .select(['Id', 'Name'])
      .where('PasskeyKey', '=', body.PasskeyKey)
      .where('AccountId', '=', actor.Id)
      .forUpdate()
      .executeTakeFirst();
    const { Id, Name } = before ?? fail('ERR_NOT_FOUND');
    await tx.updateTable('Passkey').set({ Name: body.Name }).where('Id', '=', Id).execute();
    await audit(tx, {
      AccountId: actor.Id,
      Event: 'PASSKEY_RENAME',
      Object: body.PasskeyKey,
      Address: address,
      Detail: { Before: Name, After: body.Name },
    });
  });
  return {};
}
