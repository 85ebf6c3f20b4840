import { sql } from 'kysely';
import type { Queries } from '#platform/server/database/connect.ts';
import { builtInContent } from '../rules/built-in.ts';
import type { ContentKind } from '../rules/kinds.ts';
import type { ContentOf } from '../rules/shapes.ts';
import { fillContent } from './fill-content.ts';
import { isNotWithdrawn } from './versions-in-force.ts';

export type LoadedContent<K extends ContentKind> = {
  Kind: K;
  VersionId: string;
  EffectiveAt: Date;
  Saved: Date;
  Content: ContentOf<K>;
};

/** Reads the version in force of a kind of content in every language, with placeholders replaced. */
export async function loadContent<K extends ContentKind>(db: Queries, kind: K): Promise<LoadedContent<K>> {
  const { Content, ...row } = await db
    .selectFrom('ContentVersion')
    .select(['VersionId', 'EffectiveAt', 'Saved', 'Content'])
    .where('Kind', '=', kind)
    .where('EffectiveAt', '<=', sql<Date>`now()`)
    .where(isNotWithdrawn)
    .orderBy('EffectiveAt', 'desc')
    .orderBy('Id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  // The table stores for each kind only content of that kind.
  const own = Content === null ? builtInContent(kind) : (Content as ContentOf<K>);
  return { Kind: kind, ...row, Content: fillContent(kind, own) };
}
