import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';

/**
 * Deletes the email addresses of followers who did not confirm until a day after their link expired, as
 * these must not be retained; runs nightly.
 */
export async function sweepFollows(db: Db): Promise<void> {
  await db
    .deleteFrom('Follow')
    .where('ConfirmedAt', 'is', null)
    .where('ConfirmUntil', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
}
