import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { NightlySteps } from '#platform/server/jobs/nightly.ts';

/** Long enough for an administrator to find whose it is. */
const DAYS = 90;

/** Nightly: unclaimed callbacks contain personal data, and are not retained indefinitely. */
async function deleteExpiredEntries(db: Db): Promise<void> {
  await db
    .deleteFrom('ExternalEntry')
    .where('ApplicationId', 'is', null)
    .where('ReceivedAt', '<', sql<Date>`now() - make_interval(days => ${DAYS})`)
    .execute();
}

export const nightly = {
  'entries of forms': { place: 70, run: ({ db }) => deleteExpiredEntries(db) },
} satisfies NightlySteps;
