import { requireStepUp } from '#modules/identity/sign-in/server/index.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Context } from '#platform/server/http/context.ts';
import { repeatedAnswer, storeAnswer } from '#platform/server/workflow/idempotency.ts';
import type { ConnectionState, connectionRoutes } from '../../rules/connection-contract.ts';
import { activeProvider } from '../provider/active-provider.ts';
import { providers } from '../provider/providers.ts';
import { connectionView } from './connection-view.ts';
import { notConnected } from './not-connected.ts';

/**
 * Disconnects the card provider account, after fresh authentication: card payment is no longer offered.
 * Payments in progress are still synced, and existing ones can still be refunded.
 */
export async function disconnect(
  context: Context<typeof connectionRoutes.disconnect>,
): Promise<ConnectionState> {
  const { db, settings, actor, at, address, idempotencyKey } = context;
  requireStepUp(actor, at);
  const request = { actor, idempotencyKey, action: 'PAYMENT_DISCONNECT', input: {} };
  return db.transaction().execute(async (tx) => {
    const repeated = await repeatedAnswer<ConnectionState>(tx, request);
    if (repeated) return repeated;
    const Provider = activeProvider(settings);
    const { Account } =
      (await tx
        .deleteFrom('PaymentConnection')
        .where('Provider', '=', Provider)
        .returning('Account')
        .executeTakeFirst()) ?? notConnected();
    await audit(tx, {
      AccountId: actor.Id,
      Event: 'PAYMENT_DISCONNECT',
      Object: Provider,
      Address: address,
      Detail: { Account },
    });
    await (await providers[Provider](context)).disconnect(Account);
    const view = await connectionView(tx, settings, { IsAway: false });
    await storeAnswer(tx, request, view);
    return view;
  });
}
