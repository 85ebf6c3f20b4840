import { json } from '#platform/server/database/json.ts';
import type { Context } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { contentRoutes, DraftFacts } from '../rules/contract.ts';
import { changeOnce } from './change-once.ts';
import { draftFacts } from './draft-facts.ts';
import { lockDraft } from './lock-draft.ts';
import { sanitiseContent } from './sanitise-content.ts';

/** Keeps the draft as the editor has it now. What was kept on the way is no event: publishing it is. */
export function saveDraft(context: Context<typeof contentRoutes.save>): Promise<DraftFacts> {
  const { actor, body, at } = context;
  const clean = sanitiseContent(body.Kind, body.Content);
  return changeOnce(context, 'CONTENT_SAVE', async (tx) => {
    const { Version } = await lockDraft(tx, body.Kind, body.Version);
    await tx
      .updateTable('ContentDraft')
      .set({ Content: json(clean), Version: Version + 1, AccountId: actor.Id, UpdatedAt: at })
      .where('Kind', '=', body.Kind)
      .execute();
    return (await draftFacts(tx, body.Kind)) ?? fail('ERR_NOT_FOUND');
  });
}
