import type { FileInfo } from '#platform/common/contract/shapes.ts';
import type { Queries } from '../database/connect.ts';

/**
 * Returns the displayed details of files, in the order of the keys; unknown keys are omitted. The caller
 * checks access.
 */
export async function fileInfos(db: Queries, keys: readonly string[]): Promise<FileInfo[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom('File')
    .select(['FileKey', 'Name', 'Kind', 'Type', 'Size'])
    .where('FileKey', 'in', [...new Set(keys)])
    .execute();
  const byKey = new Map(rows.map((row) => [row.FileKey, row]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}
