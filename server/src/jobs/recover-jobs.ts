import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { LEASE_CLASS } from './lease-class.ts';

/** A worker that has just begun may not hold its lock yet. */
const GRACE = sql`interval '10 seconds'`;

/** Frees the jobs of workers that are gone, and marks the documents that nobody will try again. */
export async function recoverJobs(db: Db): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array_agg(worker))
    from (select distinct locked_by as worker from graphile_worker.jobs where locked_at < now() - ${GRACE}) as busy
    where not exists (
      select from pg_locks
      where locktype = 'advisory' and granted and classid = ${LEASE_CLASS} and objid = (hashtext(worker)::bigint & 4294967295)::oid
        and database = (select oid from pg_database where datname = current_database()))
    having count(*) > 0`.execute(db);
  await sql`
    update certificate_document set status = 'FAILED'
    from graphile_worker.jobs
    where certificate_document.status = 'INTENDED' and jobs.key = 'certificate.render ' || certificate_document.id
      and jobs.attempts >= jobs.max_attempts and jobs.locked_at is null`.execute(db);
}
