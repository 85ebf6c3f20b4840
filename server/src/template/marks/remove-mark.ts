import { hongKongDate } from '@assay/shared/format/dates.ts';
import type { markRoutes } from '@assay/shared/template/mark-contract.ts';
import type { Context } from '../../http/context.ts';
import { fail } from '../../http/fail.ts';
import { audit } from '../../log/audit.ts';
import { repeatedAnswer, storeAnswer } from '../../workflow/idempotency.ts';
import { markRow } from './mark-row.ts';
import { ownMark } from './submit-mark.ts';

/** Takes a mark off new pages. The row and its picture stay, for the pages that carry it. */
export async function removeMark({
  db,
  body,
  actor,
  at,
  address,
  idempotencyKey,
}: Context<(typeof markRoutes)['remove']>): Promise<Record<string, never>> {
  const asked = { actor, idempotencyKey, action: 'MARK_REMOVE', input: body };
  return db.transaction().execute(async (tx) => {
    if (await repeatedAnswer(tx, asked)) return {};
    const mark = await ownMark(tx, body.MarkKey);
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
    await storeAnswer(tx, asked, {});
    return {};
  });
}
