import { fullName } from '#platform/common/format/full-name.ts';
import type { Queries } from '#platform/server/database/connect.ts';

/** Keys and names of people by the id of their account. */
export async function peopleOf(db: Queries, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { UserKey: string; Name: string }>();
  const rows = await db
    .selectFrom('Account')
    .select(['Id', 'UserKey', 'FirstName', 'LastName'])
    .where('Id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ Id, UserKey, ...name }) => [Id, { UserKey, Name: fullName(name) }]));
}
