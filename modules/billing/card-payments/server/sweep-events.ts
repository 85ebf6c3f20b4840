import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';

/** Days that an event is kept which is about nothing of ours, and days that the words of one that is are kept. */
const FOREIGN_DAYS = 30;
const WORDS_DAYS = 180;

/**
 * A provider's events name payers. What is not about a payment of ours goes after a month; of the others the raw words
 * go after half a year, when nothing is asked about them any more, and the line that it came stays.
 */
export async function sweepEvents(db: Db): Promise<void> {
  await db
    .deleteFrom('PaymentEvent')
    .where('Outcome', '<>', 'TAKEN')
    .where('ReceivedAt', '<', sql<Date>`now() - make_interval(days => ${FOREIGN_DAYS})`)
    .execute();
  await db
    .updateTable('PaymentEvent')
    .set({ Body: Buffer.alloc(0) })
    .where('ReceivedAt', '<', sql<Date>`now() - make_interval(days => ${WORDS_DAYS})`)
    .where(sql<boolean>`body <> ''`)
    .execute();
}
