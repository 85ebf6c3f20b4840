/**
 * Publishes the open draft of a kind of content as a new version, in force now or later; refused if texts
 * are missing, the version name is used, or the identity was not confirmed recently.
 */
import { requireStepUp } from '#modules/identity/sign-in/server/index.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail, failField } from '#platform/server/http/fail.ts';
import type { contentRoutes } from '../rules/contract.ts';
import { contentFaults } from '../rules/faults.ts';
import type { ContentOf } from '../rules/shapes.ts';
import { assertNotExternal } from './assert-not-external.ts';
import { idempotentChange } from './idempotent-change.ts';
import { loadContent } from './load-content.ts';
import { type DraftRow, lockDraft } from './lock-draft.ts';
import { clearVersionCache } from './version-cache.ts';

/** Tolerance for inaccurate browser clocks: a time that has just passed counts as now. */
const TOLERANCE_MS = 5 * 60_000;

type PublishContext = Context<typeof contentRoutes.publish>;

/** Publishes the draft; users who have to accept it are asked when it comes into force. */
export async function publishDraft(context: PublishContext): Promise<DataOf<typeof contentRoutes.publish>> {
  const { actor, body, at, settings } = context;
  requireStepUp(actor, at);
  assertNotExternal(settings, body.Kind);
  const EffectiveAt = effectiveAt(body.EffectiveAt, at);
  const published = await idempotentChange(context, 'CONTENT_PUBLISH', async (tx) => {
    const draft = await lockDraft(tx, body.Kind, body.Version);
    assertComplete(draft);
    await addVersion(tx, context, draft, EffectiveAt);
    await tx.deleteFrom('ContentDraft').where('Kind', '=', body.Kind).execute();
    return { VersionId: body.VersionId, EffectiveAt: EffectiveAt.toISOString() };
  });
  clearVersionCache(context.db);
  return published;
}

function assertComplete({ Kind, Content }: DraftRow): void {
  // The draft's content has the type of its kind, which the compiler cannot infer.
  const faults = contentFaults(Kind, Content as ContentOf<typeof Kind>);
  if (faults.length === 0) return;
  const Fields = faults.slice(0, 100).map(({ Path, Code }) => ({ Field: Path, Code }));
  fail('ERR_VALIDATION', { Text: 'ERR_CONTENT_UNFINISHED', Fields });
}

async function addVersion(
  tx: Tx,
  context: PublishContext,
  draft: DraftRow,
  EffectiveAt: Date,
): Promise<void> {
  const { actor, body, at, address } = context;
  const before = await loadContent(tx, body.Kind);
  const added = await tx
    .insertInto('ContentVersion')
    .values({
      Kind: body.Kind,
      VersionId: body.VersionId,
      EffectiveAt,
      Saved: at,
      AccountId: actor.Id,
      Content: json(draft.Content),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('Id')
    .executeTakeFirst();
  if (!added) failField('VersionId', 'ERR_CONTENT_VERSION_TAKEN');
  await audit(tx, {
    AccountId: actor.Id,
    Event: 'CONTENT_PUBLISH',
    Object: `${body.Kind} ${body.VersionId}`,
    Address: address,
    Detail: { Before: before.VersionId, After: body.VersionId, EffectiveAt: EffectiveAt.toISOString() },
  });
}

function effectiveAt(requested: string | undefined, now: Date): Date {
  if (requested === undefined) return now;
  const moment = new Date(requested);
  if (now.getTime() - moment.getTime() > TOLERANCE_MS) failField('EffectiveAt', 'ERR_CONTENT_PAST');
  return moment < now ? now : moment;
}
