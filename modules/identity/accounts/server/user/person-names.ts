import type { PersonName } from '#platform/common/contract/shapes.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import type { Queries } from '#platform/server/database/connect.ts';

/** Returns the names of accounts by key, so that other modules can show who performed an action. */
export async function personNames(
  db: Queries,
  keys: readonly (string | null)[],
): Promise<Map<string, PersonName>> {
  const uniqueKeys = [...new Set(keys.filter((key) => key !== null))];
  if (uniqueKeys.length === 0) return new Map();
  const rows = await db
    .selectFrom('Account')
    .select(['UserKey', 'FirstName', 'LastName'])
    .where('UserKey', 'in', uniqueKeys)
    .execute();
  return new Map(rows.map((row) => [row.UserKey, { UserKey: row.UserKey, Name: fullName(row) }]));
}
