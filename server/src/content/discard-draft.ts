import type { contentRoutes } from '@assay/shared/content/contract.ts';
import type { Context } from '../http/context.ts';
import { audit } from '../log/audit.ts';
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
