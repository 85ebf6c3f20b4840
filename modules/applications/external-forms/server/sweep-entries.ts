import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';

/** Long enough for an administrator to find whose it is. */
const DAYS = 90;

/** Nightly: callbacks that nobody claimed carry what somebody wrote about themselves, and are not kept for ever. */
export async function sweepEntries(db: Db): Promise<void> {
  await db
    .deleteFrom('ExternalEntry')
    .where('ApplicationId', 'is', null)
    .where('ReceivedAt', '<', sql<Date>`now() - make_interval(days => ${DAYS})`)
    .execute();
}
