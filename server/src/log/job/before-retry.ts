import { sql } from 'kysely';
import type { Tx } from '../../db/connect.ts';
import type { TaskName } from '../../jobs/tasks.ts';

/**
 * What giving up has marked as failed waits again, else the work would find nothing to do. Everything else reads for
 * itself what is left of it.
 */
const BEFORE: Partial<Record<TaskName, (tx: Tx, jobs: readonly number[]) => Promise<unknown>>> = {
  'certificate.render': (tx, jobs) =>
    sql`update certificate_document set status = 'INTENDED' where status = 'FAILED' and id in (
      select (payload->>'DocumentId')::bigint from graphile_worker._private_jobs where id = any(${jobs}::bigint[]))`.execute(
      tx,
    ),
  'disclosure.render': (tx, jobs) =>
    sql`update disclosure_document set status = 'INTENDED' where status = 'FAILED' and id in (
      select (payload->>'DisclosureDocumentId')::bigint from graphile_worker._private_jobs where id = any(${jobs}::bigint[]))`.execute(
      tx,
    ),
  'dossier.make': (tx, jobs) =>
    sql`update dossier set status = 'WAITING' where status = 'FAILED' and id in (
      select (payload->>'DossierId')::bigint from graphile_worker._private_jobs where id = any(${jobs}::bigint[]))`.execute(
      tx,
    ),
  'mail.send': (tx, jobs) =>
    sql`update mail set status = 'QUEUED' where status = 'FAILED' and id in (
      select (payload->>'MailId')::bigint from graphile_worker._private_jobs where id = any(${jobs}::bigint[]))`.execute(
      tx,
    ),
};

export const beforeRetry = async (tx: Tx, task: string, jobs: readonly number[]): Promise<void> => {
  await BEFORE[task as TaskName]?.(tx, jobs);
};
