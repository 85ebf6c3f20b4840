import type { Queries } from '#platform/server/database/connect.ts';

/**
 * Returns the database ids of accounts by their public keys, for other modules that receive keys from the
 * browser.
 */
export async function accountIds(db: Queries, keys: readonly string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('Account')
    .select(['Id', 'UserKey'])
    .where('UserKey', 'in', keys)
    .execute();
  return new Map(rows.map((row) => [row.UserKey, row.Id]));
}
