import type { Queries } from '#platform/server/database/connect.ts';
import type { ContentKind } from '../rules/kinds.ts';
import { isStanding } from './versions-in-force.ts';

/** When the next version of a kind comes into force; undefined where none is waiting. */
export async function nextInForce(db: Queries, kind: ContentKind, at: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('ContentVersion')
    .select('EffectiveAt')
    .where('Kind', '=', kind)
    .where('EffectiveAt', '>', at)
    .where(isStanding)
    .orderBy('EffectiveAt')
    .limit(1)
    .executeTakeFirst();
  return row?.EffectiveAt;
}
