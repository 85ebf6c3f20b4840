import type { legalRoutes } from '@assay/shared/legal/contract.ts';
import { needProof } from '../auth/need-proof.ts';
import { json } from '../db/json.ts';
import type { Context, DataOf } from '../http/context.ts';
import { failField } from '../http/fail.ts';
import { audit } from '../log/audit.ts';
import { loadLegalText } from './load-text.ts';

/** Clocks of browsers are never exact: a moment that has just passed is now. */
const TOLERANCE_MS = 5 * 60_000;

type PublishContext = Context<typeof legalRoutes.publish>;

/** A new version; whoever has to accept it is asked from the moment at which it comes into force. */
export async function publishVersion(context: PublishContext): Promise<DataOf<typeof legalRoutes.publish>> {
  const { db, actor, body, at, address } = context;
  needProof(actor, at);
  const EffectiveAt = effectiveAt(body.EffectiveAt, at);
  const { Kind, VersionId, Content } = body;
  await db.transaction().execute(async (tx) => {
    const before = await loadLegalText(tx, Kind);
    const added = await tx
      .insertInto('LegalVersion')
      .values({
        Kind,
        VersionId,
        EffectiveAt,
        Saved: at,
        AccountId: actor.Id,
        Content: Content && json(Content),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('Id')
      .executeTakeFirst();
    if (!added) failField('VersionId', 'ERR_LEGAL_VERSION_TAKEN');
    await audit(tx, {
      AccountId: actor.Id,
      Event: 'LEGAL_PUBLISH',
      Object: `${Kind} ${VersionId}`,
      Address: address,
      Detail: {
        Before: before.VersionId,
        After: VersionId,
        EffectiveAt: EffectiveAt.toISOString(),
        IsBuiltIn: Content === null,
      },
    });
  });
  return { VersionId, EffectiveAt: EffectiveAt.toISOString() };
}

function effectiveAt(asked: string | undefined, now: Date): Date {
  if (asked === undefined) return now;
  const moment = new Date(asked);
  if (now.getTime() - moment.getTime() > TOLERANCE_MS) failField('EffectiveAt', 'ERR_LEGAL_PAST');
  return moment < now ? now : moment;
}
