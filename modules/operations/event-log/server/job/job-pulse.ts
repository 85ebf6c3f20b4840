import { sql } from 'kysely';
import type { Queries } from '#platform/server/database/connect.ts';

/**
 * Fingerprint of the job queue that changes whenever a job is added, started, failed, postponed or removed,
 * so that open job lists are refreshed.
 */
export async function jobPulse(db: Queries): Promise<string> {
  const { rows } = await sql<{ Pulse: string }>`
    select count(*) || ' ' || coalesce(sum(hashtextextended(
      concat_ws(' ', id, attempts, max_attempts, extract(epoch from locked_at), extract(epoch from run_at)), 0)), 0) as pulse
    from graphile_worker.jobs`.execute(db);
  return rows[0]?.Pulse ?? '';
}
