import { decide } from '#platform/common/workflow/decide.ts';
import { json } from '#platform/server/database/json.ts';
import { linkFiles } from '#platform/server/files/link-files.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { rejectAction } from '#platform/server/workflow/reject-action.ts';
import type { nonconformityRoutes } from '../rules/contract.ts';
import { nonconformityWorkflow } from '../rules/workflow.ts';
import { factsOfNonconformity, lockNonconformity } from './load.ts';

type Route = (typeof nonconformityRoutes)['draft'];

/**
 * API handler that saves what a client has written so far, while a response is expected. The draft is shared by the
 * client's users; it is removed when the response is sent.
 */
export async function saveDraft({ db, actor, body, at, language }: Context<Route>): Promise<DataOf<Route>> {
  const { NonconformityKey, Version, Attachment, ...parts } = body;
  return db.transaction().execute(async (tx) => {
    const row = (await lockNonconformity(tx, actor, NonconformityKey)) ?? fail('ERR_NOT_FOUND');
    if (Version !== undefined && Version !== row.Version) fail('ERR_CONFLICT');
    const decision = decide(nonconformityWorkflow, 'ANSWER', { facts: factsOfNonconformity(row), actor, at });
    if (!decision.Allowed) return rejectAction(nonconformityWorkflow, decision, language);
    await linkFiles(tx, { fileKeys: Attachment, applicationId: row.ApplicationId, accountId: actor.Id });
    await tx
      .updateTable('Nonconformity')
      .set({ Draft: json({ ...parts, Attachment }) })
      .where('Id', '=', row.Id)
      .execute();
    return { IsSaved: true as const };
  });
}
