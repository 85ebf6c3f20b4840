/**
 * Checks the whole public log: every certificate history entry has its leaf, and the recomputed tree matches
 * stored nodes, checkpoints and the states recorded by earlier nightly checks. Read-only.
 */
import { sql } from 'kysely';
import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import type { ReportProgress } from '#platform/server/comparison/check-types.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { literals } from '#platform/server/database/literals.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { newestCheckpoint } from '../checkpoints.ts';
import { checkRecordedStates } from './check-recorded-states.ts';
import { checkTree } from './check-tree.ts';
import { missingLeaves } from './leaves-of.ts';
import type { LogDifference } from './types.ts';

/** Certificates checked per statement. */
const WINDOW = 2_000;
/** A leaf follows its history entry within seconds; a longer delay than this is an error. */
const GRACE_PERIOD = sql`interval '1 hour'`;

/**
 * Compares the histories of all certificates with their leaves, recomputes the tree from the leaves, and
 * compares it with every stored node, every checkpoint, and the states recorded by earlier nightly checks.
 * Read-only.
 */
export async function* checkLog(
  { db }: Pick<Portal, 'db'>,
  looked?: ReportProgress,
): AsyncGenerator<LogDifference> {
  const newest = await newestCheckpoint(db);
  yield* withoutLeaf(db);
  yield* await unsigned(db);
  yield* checkTree(db, newest?.Size ?? 0, looked);
  yield* await checkRecordedStates(db);
}

async function* withoutLeaf(db: Queries): AsyncGenerator<LogDifference> {
  const { Last } = await db
    .selectFrom('Certificate')
    .select((eb) => eb.fn.max('Id').as('Last'))
    .executeTakeFirstOrThrow();
  for (let from = 0; from <= (Last ?? -1); from += WINDOW) {
    yield* await missingLeaves(db, from, from + WINDOW - 1);
    yield* await unloggedPages(db, from, from + WINDOW - 1);
  }
  const late = await sql<LogDifference>`
    select 'LEAF_LATE' as check, certificate_no || ' #' || seq as about, '' as expected, log_pending.at::text as found
    from log_pending join certificate on certificate.id = certificate_id
    where log_pending.at < now() - ${GRACE_PERIOD} order by log_pending.id limit ${WINDOW}`.execute(db);
  yield* late.rows;
}

/**
 * Leaves after the newest checkpoint, in one statement: leaves and checkpoint are written together, so none
 * may exist.
 */
const unsigned = async (db: Queries): Promise<LogDifference[]> =>
  (
    await sql<LogDifference>`
      select 'CHECKPOINT_MISSING' as check, '#' || max(index) as about, (max(index) + 1)::text as expected,
        (select coalesce(max(size), 0) from log_checkpoint)::text as found
      from log_leaf having max(index) >= (select coalesce(max(size), 0) from log_checkpoint)`.execute(db)
  ).rows;

/**
 * Pages in force without a leaf, for a range of certificate ids. Leaves are read as text, because they may
 * contain anything.
 */
const unloggedPages = async (db: Queries, from: number, to: number): Promise<LogDifference[]> =>
  (
    await sql<LogDifference>`
      select 'PAGE_UNLOGGED' as check, certificate_no || ' R' || document.revision as about, '' as expected,
        document.sha256 as found
      from certificate join certificate_document as document
        on document.certificate_id = certificate.id and document.revision = certificate.revision
      where certificate.id between ${from} and ${to} and document.status = 'READY'
        and certificate_status_code in (${literals(certificateStatuses.issued)})
        and not exists (select from log_pending where log_pending.certificate_id = certificate.id)
        and not exists (
          select from log_leaf where log_leaf.certificate_id = certificate.id
            and entry like '%"Revision":' || document.revision || ',"Salt"%' and entry like '%"Sha256":"%')
      order by certificate.id`.execute(db)
  ).rows;
