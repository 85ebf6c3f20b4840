import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';

/** Nightly: what was put aside and nobody wanted is not ours to keep. */
export async function sweepSpam(db: Db): Promise<void> {
  await db
    .deleteFrom('Conversation')
    .where('Status', '=', 'SPAM')
    .where('LastAt', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
}
