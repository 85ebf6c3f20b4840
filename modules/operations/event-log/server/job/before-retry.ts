import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/connect.ts';
import type { TaskName } from '#platform/server/jobs/tasks.ts';

/** Where giving up has marked a row as failed: how the payload names the row, and the status in which it waits. */
const MARKED: Partial<Record<TaskName, { table: string; id: string; waits: string }>> = {
  'certificate.render': { table: 'certificate_document', id: 'DocumentId', waits: 'INTENDED' },
  'disclosure.render': { table: 'disclosure_document', id: 'DisclosureDocumentId', waits: 'INTENDED' },
  'dossier.make': { table: 'dossier', id: 'DossierId', waits: 'WAITING' },
  'mail.send': { table: 'mail', id: 'MailId', waits: 'QUEUED' },
};

/**
 * What giving up has marked as failed waits again, else the work would find nothing to do. Everything else reads for
 * itself what is left of it.
 */
export async function beforeRetry(tx: Tx, task: string, jobs: readonly number[]): Promise<void> {
  const marked = MARKED[task as TaskName];
  if (!marked) return;
  await sql`update ${sql.table(marked.table)} set status = ${marked.waits} where status = 'FAILED' and id in (
    select (payload->>${marked.id}::text)::bigint from graphile_worker._private_jobs where id = any(${jobs}::bigint[]))`.execute(
    tx,
  );
}
