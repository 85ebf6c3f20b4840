import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { ChaosPortal } from './chaos-portal.ts';
import { waiting } from './waiting.ts';

const TIMEOUT_MS = 90_000;

/**
 * Lets the portal finish its background work before the chaos checks: makes jobs of the next hour due now
 * and waits until they are completed, or prints what blocks them.
 */
export async function settle({ db }: ChaosPortal): Promise<void> {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await pause(250)) {
    const found = await sql<{ Count: number }>`
      with hurried as (
        update graphile_worker._private_jobs set run_at = now()
        where run_at between now() and now() + interval '1 hour' returning id)
      select count(*)::int as count from graphile_worker.jobs where run_at < now() + interval '1 hour' and ${waiting}`
      .execute(db)
      .catch(() => null);
    if (found?.rows[0]?.Count === 0) return;
  }
  console.log(`Not all was done after ${TIMEOUT_MS} ms. ${await pendingWork(db)}`);
}

/** Describes what blocks the remaining work, according to the database. */
async function pendingWork(db: ChaosPortal['db']): Promise<string> {
  const { rows } = await sql<{ Stored: string }>`
    select concat_ws(' ', pid, state, wait_event_type, wait_event, pg_blocking_pids(pid), left(query, 100)) as stored
    from pg_stat_activity where backend_type = 'client backend' and state <> 'idle'
    union all
    select concat_ws(' ', count(*), task_identifier, locked_by, max(attempts), left(max(last_error), 100))
    from graphile_worker.jobs group by task_identifier, locked_by`.execute(db);
  return rows.map(({ Stored }) => Stored).join(' | ');
}
