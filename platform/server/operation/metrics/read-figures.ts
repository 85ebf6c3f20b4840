import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Observed } from './observe.ts';

type Figures = {
  Due: number;
  GivenUp: number;
  Oldest: number;
  Mails: number;
  Sessions: number;
  Unsealed: number;
  UnsealedAge: number;
  NotifyShare: number;
};

/** What the database knows of the whole portal; every process says the same. */
export async function readFigures(db: Db): Promise<Observed[]> {
  const { rows } = await sql<Figures>`
    select jobs.*, mails, sessions, log.*, pg_notification_queue_usage()::float8 as notify_share
    from (
      select count(*) filter (where attempts < max_attempts and run_at <= now())::int as due,
        count(*) filter (where attempts >= max_attempts)::int as given_up,
        coalesce(extract(epoch from now() - min(run_at)
          filter (where attempts < max_attempts and run_at <= now() and locked_at is null)), 0)::float8 as oldest
      from graphile_worker._private_jobs) as jobs,
      (select count(*)::int as mails from mail where status = 'QUEUED') as mails,
      (select count(*)::int as sessions from session where ended_at is null and expires_at > now()) as sessions,
      (select count(*)::int as unsealed,
        coalesce(extract(epoch from now() - min(audit.at)), 0)::float8 as unsealed_age
      from audit_unsealed join audit on audit.id = audit_id) as log`.execute(db);
  const [found] = rows;
  if (!found) return [];
  return [
    ['assay_jobs', { state: 'due' }, found.Due],
    ['assay_jobs', { state: 'failed' }, found.GivenUp],
    ['assay_jobs_oldest_seconds', {}, found.Oldest],
    ['assay_mails_waiting', {}, found.Mails],
    ['assay_sessions', {}, found.Sessions],
    ['assay_log_unsealed', {}, found.Unsealed],
    ['assay_log_unsealed_seconds', {}, found.UnsealedAge],
    ['assay_notify_queue_share', {}, found.NotifyShare],
  ];
}
