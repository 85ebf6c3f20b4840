import { sql } from 'kysely';
import type { Queries } from '../../db/connect.ts';
import { compareLeaf } from './compare-leaf.ts';
import { leafRows } from './leaf-rows.ts';
import type { LogDifference } from './types.ts';

/** One certificate: every line of its story has its leaf, and says what the leaf says. */
export async function checkLeavesOf(db: Queries, certificateId: number): Promise<LogDifference[]> {
  const missing = await missingLeaves(db, certificateId, certificateId);
  const rows = await leafRows(db, sql`leaf.certificate_id = ${certificateId}`);
  return [...missing, ...rows.flatMap(compareLeaf)];
}

/** Lines without a leaf that do not wait for one, of the certificates of a range of ids. */
export const missingLeaves = async (db: Queries, from: number, to: number): Promise<LogDifference[]> =>
  (
    await sql<LogDifference>`
      select 'LEAF_MISSING' as check, certificate_no || ' #' || seq as about, event as expected, '' as found
      from certificate_event as event join certificate on certificate.id = certificate_id
      where certificate_id between ${from} and ${to}
        and not exists (select from log_leaf where log_leaf.certificate_id = event.certificate_id and log_leaf.seq = event.seq)
        and not exists (select from log_pending where log_pending.certificate_id = event.certificate_id and log_pending.seq = event.seq)
      order by certificate_id, seq`.execute(db)
  ).rows;
