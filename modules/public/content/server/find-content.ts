import type { Queries } from '#platform/server/database/connect.ts';
import { builtInContent } from '../rules/built-in.ts';
import type { ContentKind } from '../rules/kinds.ts';
import type { ContentOf } from '../rules/shapes.ts';

/**
 * Reads the content of one published or planned version, or of the open draft if no version is given, for
 * editing, comparison and preview; null if there is none.
 */
export async function findContent<K extends ContentKind>(
  db: Queries,
  kind: K,
  versionId: string | undefined,
): Promise<ContentOf<K> | null> {
  const row =
    versionId === undefined
      ? await db.selectFrom('ContentDraft').select('Content').where('Kind', '=', kind).executeTakeFirst()
      : await db
          .selectFrom('ContentVersion')
          .select('Content')
          .where('Kind', '=', kind)
          .where('VersionId', '=', versionId)
          .executeTakeFirst();
  if (!row) return null;
  return row.Content === null ? builtInContent(kind) : (row.Content as ContentOf<K>);
}
