/** Checks that the states of the public log recorded by earlier nightly checks still exist unchanged. */
import { sql } from 'kysely';
import type { Queries } from '#platform/server/database/connect.ts';
import type { LogDifference } from './types.ts';

/**
 * Event log name of a nightly check; its details record the size (`Entries`) and root of the checked tree.
 */
export const LOG_CHECK_EVENT = 'LOG_CHECK';

/** Recorded signed states that are missing or differ now. */
export const checkRecordedStates = async (db: Queries): Promise<LogDifference[]> =>
  (
    await sql<LogDifference>`
      select case when log_checkpoint.root is null then 'CHECKPOINT_GONE' else 'CHECKPOINT_REWRITTEN' end as check,
        '#' || seen.size as about, seen.root as expected, coalesce(encode(log_checkpoint.root, 'base64'), '') as found
      from (
        select distinct (detail->>'Entries')::bigint as size, detail->>'Root' as root from audit
        where event = ${LOG_CHECK_EVENT} and account_id is null and detail ? 'Root') as seen
        left join log_checkpoint using (size)
      where encode(log_checkpoint.root, 'base64') is distinct from seen.root
      order by seen.size limit 100`.execute(db)
  ).rows;
