/**
 * Nightly job of external forms: deletes entries that belong to no application after 90 days, because they
 * contain personal data.
 */
import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { NightlySteps } from '#platform/server/jobs/nightly.ts';

/** Days until deletion; long enough for an administrator to find the right application. */
const DAYS = 90;

/** Deletes unassigned entries, because they contain personal data and must not be retained indefinitely. */
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
