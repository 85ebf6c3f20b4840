/**
 * Creates a bulk job for the selected applications, refusing it if the user has too many open ones; runs up
 * to 20 applications directly, more in the background.
 */
import { requireStepUp } from '#modules/identity/sign-in/server/index.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import { newKey } from '#platform/server/database/keys.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { enqueue } from '#platform/server/jobs/tasks.ts';
import { repeatedAnswer, storeAnswer } from '#platform/server/workflow/idempotency.ts';
import type { bulkRoutes } from '../rules/contract.ts';
import type { BulkKind } from '../rules/kinds.ts';
import { runBulk } from './run-bulk.ts';
import { viewBulk } from './view-bulk.ts';

type StartedBulk = Context<(typeof bulkRoutes)['approve' | 'assign' | 'confirm' | 'generate' | 'publish']>;

/** Maximum number of applications processed within the request; larger jobs run in the background. */
const INLINE_LIMIT = 20;
/** Delay until the background job checks whether the request finished its items or was killed. */
const RECOVERY_DELAY_MS = 60_000;
/** Maximum number of unfinished jobs per user. Counted without a lock: one more does no harm. */
const MAX_OPEN_JOBS = 20;

/** Stores the request, with each application once, and starts the processing. */
export async function startBulk(
  context: StartedBulk,
  kind: BulkKind,
): Promise<DataOf<(typeof bulkRoutes)['approve']>> {
  const { db, actor, at, body, idempotencyKey } = context;
  // The last approval of an application requires it (`process-item.ts`), which cannot be asked for when the job runs.
  if (kind === 'APPROVE') requireStepUp(actor, at);
  const { ApplicationKeys, ...Input } = body;
  const keys = [...new Set(ApplicationKeys)];
  const request = { actor, idempotencyKey, action: `BULK_${kind}`, input: body };
  const begun = await db.transaction().execute(async (tx) => {
    const first = await repeatedAnswer<{ JobKey: string }>(tx, request);
    if (first) return { JobKey: first.JobKey, BulkJobId: null };
    await assertOpenJobLimit(tx, actor.Id);
    const job = await saveJob(tx, context, { kind, keys, Input });
    await storeAnswer(tx, request, { JobKey: job.JobKey });
    return job;
  });
  if (begun.BulkJobId !== null && keys.length <= INLINE_LIMIT)
    await runBulk(context, { BulkJobId: begun.BulkJobId });
  return viewBulk(context, begun.JobKey);
}

async function assertOpenJobLimit(tx: Tx, accountId: number): Promise<void> {
  const { Count } = await tx
    .selectFrom('BulkJob')
    .select(({ fn }) => fn.countAll<number>().as('Count'))
    .where('AccountId', '=', accountId)
    .where('FinishedAt', 'is', null)
    .executeTakeFirstOrThrow();
  if (Count >= MAX_OPEN_JOBS) fail('ERR_RATE_LIMIT', { Params: { minutes: 1 } });
}

type NewBulkJob = { kind: BulkKind; keys: readonly string[]; Input: Record<string, unknown> };

async function saveJob(tx: Tx, { actor, at, address }: StartedBulk, { kind, keys, Input }: NewBulkJob) {
  const JobKey = newKey();
  const { Id: BulkJobId } = await tx
    .insertInto('BulkJob')
    .values({
      JobKey,
      AccountId: actor.Id,
      Kind: kind,
      Input: json(Input),
      Total: keys.length,
      CreatedAt: at,
    })
    .returning('Id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('BulkItem')
    .values(keys.map((ApplicationKey, Position) => ({ BulkJobId, Position, ApplicationKey })))
    .execute();
  await audit(tx, {
    AccountId: actor.Id,
    Event: 'BULK_STARTED',
    Object: JobKey,
    Address: address,
    Detail: { Kind: kind, Total: keys.length },
  });
  await enqueue(
    tx,
    'bulk.run',
    { BulkJobId },
    {
      jobKey: `bulk.run ${BulkJobId}`,
      // One queue per user: their jobs run in order and never occupy all workers.
      queue: `bulk ${actor.Id}`,
      ...(keys.length <= INLINE_LIMIT && { runAt: new Date(at.getTime() + RECOVERY_DELAY_MS) }),
    },
  );
  return { JobKey, BulkJobId };
}
