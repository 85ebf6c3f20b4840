/**
 * Stores a user's request for an export of a list or of documents and queues the job that generates the
 * file; limits the number of unfinished exports per user.
 */
import { sql } from 'kysely';
import type { ExportFormat, ExportView, exportRoutes } from '#platform/common/exports/contract.ts';
import { EXPORT_LIMITS } from '#platform/common/exports/limits.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import { newKey } from '#platform/server/database/keys.ts';
import type { Context } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { enqueue } from '#platform/server/jobs/tasks.ts';
import { repeatedAnswer, storeAnswer } from '#platform/server/workflow/idempotency.ts';
import { type ExportRow, exportView } from './export-view.ts';
import type { ExportParameters, ExportTables } from './tables.ts';

type ExportRequest = Pick<
  Context<(typeof exportRoutes)['list']>,
  'db' | 'actor' | 'language' | 'at' | 'address' | 'idempotencyKey'
>;
type ExportSpec = {
  Subject: ExportTables['Export']['Subject'];
  Format: ExportFormat;
  Parameters: ExportParameters;
  /** Input compared when a request is repeated with the same Idempotency-Key. */
  input: unknown;
  /** Long jobs yield the worker to other jobs. */
  isLong: boolean;
};

/** Stores the request and queues its job in one transaction. */
export function createExport(context: ExportRequest, spec: ExportSpec): Promise<ExportView> {
  const { db, actor, language, at, idempotencyKey, address } = context;
  const request = { actor, idempotencyKey, action: 'EXPORT', input: spec.input };
  return db.transaction().execute(async (tx) => {
    const first = await repeatedAnswer<ExportView>(tx, request);
    if (first) return first;
    await assertExportLimit(tx, actor.Id);
    const row = await tx
      .insertInto('Export')
      .values({
        ExportKey: newKey(),
        AccountId: actor.Id,
        Subject: spec.Subject,
        Format: spec.Format,
        Parameters: json(spec.Parameters),
        Language: language,
        CreatedAt: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await enqueueExport(tx, row, spec.isLong);
    await audit(tx, {
      AccountId: actor.Id,
      Event: 'EXPORT_REQUESTED',
      Object: spec.Subject,
      Address: address,
      Detail: { Format: spec.Format, ExportKey: row.ExportKey },
    });
    const view = await exportView({ db: tx, actor, language }, row);
    await storeAnswer(tx, request, view);
    return view;
  });
}

/** Counts under a lock per user, so that concurrent requests cannot exceed the limit. */
export async function assertExportLimit(tx: Tx, accountId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('exports of a person', ${accountId}))`.execute(tx);
  const { Count } = await tx
    .selectFrom('Export')
    .select(({ fn }) => fn.countAll<number>().as('Count'))
    .where('AccountId', '=', accountId)
    .where('State', 'in', ['WAITING', 'RUNNING'])
    .executeTakeFirstOrThrow();
  if (Count >= EXPORT_LIMITS.AtOnce)
    fail('ERR_RATE_LIMIT', { Text: 'ERR_EXPORT_BUSY', Params: { most: EXPORT_LIMITS.AtOnce } });
}

/**
 * Long exports run one at a time, short ones two at a time, so that they never occupy all of the worker's
 * capacity.
 */
export const enqueueExport = (tx: Tx, { Id, AccountId }: ExportRow, isLong: boolean): Promise<void> =>
  enqueue(
    tx,
    'export.make',
    { ExportId: Id },
    {
      jobKey: `export.make ${Id}`,
      queue: isLong ? 'export long' : `export ${AccountId % 2}`,
      ...(isLong && { allowLongRun: true as const }),
    },
  );
