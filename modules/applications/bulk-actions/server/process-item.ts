/**
 * Performs the action of a bulk job on one application, with the current rights of the user who started it,
 * and stores the outcome; a refusal affects only this application.
 */
import { sql } from 'kysely';
import {
  applicationHandler,
  certificatesInQueries,
} from '#modules/applications/applications/server/index.ts';
import { actingPerson } from '#modules/identity/sign-in/server/index.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { Failure, fail } from '#platform/server/http/fail.ts';
import { performAction } from '#platform/server/workflow/perform-action.ts';
import { BULK_ACTIONS } from '../rules/kinds.ts';
import type { BulkJob, BulkReason } from './tables.ts';
import { withItemInput } from './with-item-input.ts';

type Item = { Id: number; ApplicationKey: string };

/**
 * The application view is not needed here, so it is not built. The facts include the number of open findings, because
 * the rules then allow no approval in bulk.
 */
const handler = {
  ...applicationHandler,
  facts: async (...[tx, row]: Parameters<typeof applicationHandler.facts>) => ({
    ...(await applicationHandler.facts(tx, row)),
    OpenFindingsInBulk: row.MajorPoints.length + row.UnplannedMinorPoints.length,
  }),
  view: async () => null,
};
/**
 * Messages are not used either: only codes are stored and translated into the reader's language on display.
 */
const language = 'EN';

/** The item was processed or stopped in the meantime, so the change is rolled back. */
class NotWaiting extends Error {}

/** Processes one application through the action handler, with the current rights of its user. A refusal affects only this item. */
export async function processItem(portal: Portal, job: BulkJob, item: Item): Promise<void> {
  try {
    await retryOnce(() => withItemInput(portal, job, (input) => perform(portal, job, { ...item, input })));
  } catch (error) {
    if (error instanceof NotWaiting) return;
    if (!(error instanceof Failure)) console.error(`bulk: ${job.Kind} of ${item.ApplicationKey}:`, error);
    await markRefused(portal, item, error);
  }
}

/**
 * Unexpected errors are retried once, as they may be temporary; a second failure is recorded for this
 * application.
 */
async function retryOnce(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Failure || error instanceof NotWaiting) throw error;
    await work();
  }
}

type Performed = Item & { input: object };

async function perform(
  portal: Portal,
  job: BulkJob,
  { Id, ApplicationKey, input }: Performed,
): Promise<void> {
  const at = portal.clock?.() ?? new Date();
  const person = (await actingPerson(portal.db, { Id: job.AccountId })) ?? fail('ERR_FORBIDDEN');
  // Bulk approval starts with fresh proof of identity, which counts for its items.
  const actor = job.Kind === 'APPROVE' ? { ...person, ProvenAt: at } : person;
  await performAction(portal, handler, {
    action: BULK_ACTIONS[job.Kind],
    key: ApplicationKey,
    input: { ApplicationKey, ...input },
    actor,
    language,
    at,
    idempotencyKey: null,
    inTransaction: (tx) => markDone(tx, job, Id, at),
  });
}

async function markDone(tx: Tx, job: BulkJob, itemId: number, at: Date): Promise<void> {
  const done = await tx
    .updateTable('BulkItem')
    .set({
      Status: 'DONE',
      At: at,
      ...(job.Kind === 'GENERATE' && {
        DocumentId: certificatesInQueries.get('CERTIFICATE').newestPageOf(sql`bulk_item.application_key`),
      }),
    })
    .where('Id', '=', itemId)
    .where('Status', '=', 'WAITING')
    .returning('Id')
    .executeTakeFirst();
  if (!done) throw new NotWaiting();
}

async function markRefused({ db }: Portal, { Id }: Item, error: unknown): Promise<void> {
  const failure = error instanceof Failure ? error : new Failure('ERR_SERVER', {});
  await db
    .updateTable('BulkItem')
    .set({ Status: 'REFUSED', Code: failure.Code, Reasons: json(reasonsOf(failure)), At: new Date() })
    .where('Id', '=', Id)
    .where('Status', '=', 'WAITING')
    .execute();
}

function reasonsOf({ Details }: Failure): BulkReason[] {
  const { Reasons = [], Fields = [], Text, Params } = Details;
  const causes = [...Fields, ...Reasons].map((one) => ({
    Code: one.Code,
    ...('Field' in one && { Field: String(one.Field) }),
    ...(one.Params && { Params: { ...one.Params } }),
    ...(one.Reason?.Statuses && { Statuses: one.Reason.Statuses }),
    ...(one.Reason?.Params && { Texts: one.Reason.Params }),
  }));
  return causes.length === 0 && Text ? [{ Code: Text, ...(Params && { Params: { ...Params } }) }] : causes;
}
