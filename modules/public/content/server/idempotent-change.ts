import type { Route } from '#platform/common/contract/define-route.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Context, SignedIn } from '#platform/server/http/context.ts';
import { repeatedAnswer, storeAnswer } from '#platform/server/workflow/idempotency.ts';

type ChangeRequest = Pick<Context<Route>, 'db' | 'idempotencyKey'> & { actor: SignedIn; body: unknown };

/**
 * Runs a content change in one transaction; a repeated request with the same Idempotency-Key gets the first
 * response.
 */
export const idempotentChange = <View>(
  { db, actor, idempotencyKey, body }: ChangeRequest,
  action: string,
  change: (tx: Tx) => Promise<View>,
): Promise<View> =>
  db.transaction().execute(async (tx) => {
    const request = { actor, idempotencyKey, action, input: body };
    const first = await repeatedAnswer<View>(tx, request);
    if (first) return first;
    const view = await change(tx);
    await storeAnswer(tx, request, view);
    return view;
  });
