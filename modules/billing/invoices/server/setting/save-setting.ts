import { requireStepUp } from '#modules/identity/sign-in/server/index.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { json } from '#platform/server/database/json.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { repeatedAnswer, storeAnswer } from '#platform/server/workflow/idempotency.ts';
import type { paymentSettingRoutes } from '../../rules/setting-contract.ts';
import { PAYMENT_SETTING, readPaymentSetting } from './read-setting.ts';

type Route = typeof paymentSettingRoutes.save;

/**
 * Saves the certification body's payment details and terms. Requires fresh authentication and logs both
 * states, because a thief would change where money goes.
 */
export function savePaymentSetting(context: Context<Route>): Promise<DataOf<Route>> {
  const { db, actor, body, at, address, idempotencyKey } = context;
  requireStepUp(actor, at);
  return db.transaction().execute(async (tx) => {
    const request = { actor, idempotencyKey, action: 'PAYMENT_SETTING', input: body };
    const first = await repeatedAnswer<DataOf<Route>>(tx, request);
    if (first) return first;
    // Inserts the row first: of two concurrent first saves, the second waits here and then finds a newer
    // version.
    await tx
      .insertInto('Setting')
      .values({ Name: PAYMENT_SETTING, Value: json(await readPaymentSetting(tx)), UpdatedAt: at })
      .onConflict((conflict) => conflict.column('Name').doNothing())
      .execute();
    const before = await readPaymentSetting(tx, { lock: true });
    if (before.Version !== body.Version) fail('ERR_CONFLICT', { Data: before });
    const after = { ...body, Version: before.Version + 1 };
    await tx
      .updateTable('Setting')
      .set({ Value: json(after), UpdatedAt: at })
      .where('Name', '=', PAYMENT_SETTING)
      .execute();
    await audit(tx, {
      AccountId: actor.Id,
      Event: 'PAYMENT_SETTING',
      Object: PAYMENT_SETTING,
      Address: address,
      Detail: { Before: before, After: after },
    });
    await storeAnswer(tx, request, after);
    return after;
  });
}
