import { hongKongDate } from '#platform/common/format/dates.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Context } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { repeatedAnswer, storeAnswer } from '#platform/server/workflow/idempotency.ts';
import type { markRoutes } from '../../rules/mark-contract.ts';
import { markRow } from './mark-row.ts';
import { lockMark } from './submit-mark.ts';

/**
 * API handler that removes a logo, signature or accreditation mark from new certificates; row and picture
 * remain for the pages that already show it.
 */
export async function removeMark({
  db,
  body,
  actor,
  at,
  address,
  idempotencyKey,
}: Context<(typeof markRoutes)['remove']>): Promise<Record<string, never>> {
  const request = { actor, idempotencyKey, action: 'MARK_REMOVE', input: body };
  return db.transaction().execute(async (tx) => {
    if (await repeatedAnswer(tx, request)) return {};
    const mark = await lockMark(tx, body.MarkKey);
    if (mark.Version !== body.Version) fail('ERR_CONFLICT', { Data: markRow(mark, hongKongDate(at)) });
    await tx
      .updateTable('Mark')
      .set({ RemovedAt: at, UpdatedAt: at, Version: mark.Version + 1 })
      .where('Id', '=', mark.Id)
      .execute();
    await audit(tx, {
      AccountId: actor.Id,
      Event: 'MARK_REMOVE',
      Object: mark.MarkKey,
      Address: address,
      Detail: { Kind: mark.Kind, Name: mark.Name },
    });
    await storeAnswer(tx, request, {});
    return {};
  });
}
