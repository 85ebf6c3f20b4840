import { sql } from 'kysely';
import { audit } from '#platform/server/audit/audit.ts';
import { json } from '#platform/server/database/json.ts';
import type { Context } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { contentRoutes, DraftFacts } from '../rules/contract.ts';
import { changeOnce } from './change-once.ts';
import { draftFacts } from './draft-facts.ts';
import { findContent } from './find-content.ts';
import { loadContent } from './load-content.ts';
import { refuseExternal } from './refuse-external.ts';

/** Opens the draft of a kind from a version. Of two at once one opens it, and both go on with it. */
export function beginDraft(context: Context<typeof contentRoutes.begin>): Promise<DraftFacts> {
  const { actor, body, at, address, settings } = context;
  refuseExternal(settings, body.Kind);
  return changeOnce(context, 'CONTENT_BEGIN', async (tx) => {
    const BasedOn = body.VersionId ?? (await loadContent(tx, body.Kind)).VersionId;
    const content = (await findContent(tx, body.Kind, BasedOn)) ?? fail('ERR_NOT_FOUND');
    const opened = await tx
      .insertInto('ContentDraft')
      .values({ Kind: body.Kind, Content: json(content), BasedOn, AccountId: actor.Id, UpdatedAt: at })
      .onConflict((conflict) => conflict.column('Kind').doNothing())
      .returning(sql<boolean>`true`.as('IsNew'))
      .executeTakeFirst();
    if (opened)
      await audit(tx, {
        AccountId: actor.Id,
        Event: 'CONTENT_BEGIN',
        Object: body.Kind,
        Address: address,
        Detail: { BasedOn },
      });
    return (await draftFacts(tx, body.Kind)) ?? fail('ERR_NOT_FOUND');
  });
}
