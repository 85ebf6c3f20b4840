/**
 * Loads the active tags in the configured order: all of them, or only those of services on offer, because
 * tags used only by applications are internal to staff.
 */
import { sql } from 'kysely';
import type { PublicTag } from '#platform/common/contract/public-tag.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { literals } from '#platform/server/database/literals.ts';
import { serviceStatuses } from '../../rules/statuses.ts';

/** Loads the active tags in the configured order. Their visibility depends on the tagged records. */
export const publicTags = (db: Queries): Promise<PublicTag[]> =>
  db
    .selectFrom('Tag')
    .select(['TagCode', 'Name'])
    .where('IsActive', '=', true)
    .orderBy('Position')
    .orderBy('TagCode')
    .execute();

/** Tags of services on offer; tags used only by applications are internal to staff. */
export async function offeredTags(db: Queries): Promise<PublicTag[]> {
  const { rows } = await sql<{ Code: string }>`
    select distinct unnest(tags) as code from service
    where status in (${literals(serviceStatuses.offered)})`.execute(db);
  const carried = new Set(rows.map(({ Code }) => Code));
  return (await publicTags(db)).filter(({ TagCode }) => carried.has(TagCode));
}
