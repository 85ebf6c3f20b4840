import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';

/** Deletes unconfirmed email addresses nightly, as they must not be retained. */
export async function sweepFollows(db: Db): Promise<void> {
  await db
    .deleteFrom('Follow')
    .where('ConfirmedAt', 'is', null)
    .where('ConfirmUntil', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
}
