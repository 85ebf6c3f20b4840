/**
 * API handler that plans the next assessment of a certificate: continues the cycle from its last finished
 * assessment, and opens the new application if its window has opened.
 */
import { applicationStatuses } from '#modules/applications/applications/rules/index.ts';
import { applicationHandler } from '#modules/applications/applications/server/index.ts';
import { certificateInScope } from '#modules/certification/certificates/server/index.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { publishCommit } from '#platform/server/workflow/committed.ts';
import { performInTransaction } from '#platform/server/workflow/perform-action.ts';
import type { cycleRoutes } from '../rules/contract.ts';

type Route = (typeof cycleRoutes)['plan'];

/**
 * Performs GENERATE_CYCLE and, in an open window, SHOW_NEXT_CYCLE with the rights and guards of the workflow
 * table, in one transaction. Of two people at once one is refused: the next assessment is open already.
 */
export async function planNext(request: Context<Route>): Promise<DataOf<Route>> {
  const { db, settings, actor, at, body, language } = request;
  const planned = await db.transaction().execute(async (tx) => {
    const perform = (action: 'GENERATE_CYCLE' | 'SHOW_NEXT_CYCLE', key: string) =>
      performInTransaction(tx, { db, settings }, applicationHandler, {
        action,
        key,
        input: { ApplicationKey: key },
        actor,
        language,
        at,
        idempotencyKey: null,
      });
    const last = await lastFinished(tx, actor, body.CertificateKey);
    await perform('GENERATE_CYCLE', last.ApplicationKey);
    const next = await successorOf(tx, last.Id);
    const IsOpen = next.StartDateTime !== null && next.StartDateTime <= at;
    if (IsOpen) await perform('SHOW_NEXT_CYCLE', next.ApplicationKey);
    return { ApplicationKey: next.ApplicationKey, ApplicationNo: next.ApplicationNo, IsOpen };
  });
  publishCommit(db, applicationHandler.workflow);
  return planned;
}

/** The finished assessment that the cycle continues from. */
async function lastFinished(tx: Tx, actor: Context<Route>['actor'], certificateKey: string) {
  const certificate =
    (await tx
      .selectFrom('Certificate')
      .select('Id')
      .where(certificateInScope(actor))
      .where('CertificateKey', '=', certificateKey)
      .executeTakeFirst()) ?? fail('ERR_NOT_FOUND');
  const last = await tx
    .selectFrom('Application')
    .select(['Id', 'ApplicationKey'])
    .where('CertificateId', '=', certificate.Id)
    .where('ApplicationStatusCode', 'in', applicationStatuses.completed)
    .orderBy('Id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ?? fail('ERR_TRANSITION', { Text: 'REASON_NO_CYCLE' });
}

const successorOf = (tx: Tx, parentId: number) =>
  tx
    .selectFrom('Application')
    .select(['ApplicationKey', 'ApplicationNo', 'StartDateTime'])
    .where('ParentId', '=', parentId)
    .orderBy('Id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
