import { audit } from '#platform/server/audit/audit.ts';
import type { Context } from '#platform/server/http/context.ts';
import type { contentRoutes } from '../rules/contract.ts';
import { changeOnce } from './change-once.ts';
import { lockDraft } from './lock-draft.ts';

/** Throws the draft away; what is published stays. */
export function discardDraft(context: Context<typeof contentRoutes.discard>): Promise<Record<string, never>> {
  const { actor, body, address } = context;
  return changeOnce(context, 'CONTENT_DISCARD', async (tx) => {
    const { BasedOn } = await lockDraft(tx, body.Kind, body.Version);
    await tx.deleteFrom('ContentDraft').where('Kind', '=', body.Kind).execute();
    await audit(tx, {
      AccountId: actor.Id,
      Event: 'CONTENT_DISCARD',
      Object: body.Kind,
      Address: address,
      Detail: { BasedOn },
    });
    return {};
  });
}
