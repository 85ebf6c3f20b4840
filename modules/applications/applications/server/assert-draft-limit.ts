import { type SqlBool, sql } from 'kysely';
import type { Tx } from '#platform/server/database/connect.ts';
import { fail } from '#platform/server/http/fail.ts';
import { APPLICATION_LIMITS } from '../rules/limits.ts';

type DraftOwner = { organisationId: number; serviceId: number; at: Date };

/**
 * Refuses another draft to an organisation that has the allowed number of them for this service, or that has just begun
 * and cancelled so many. The organisation stays locked until the transaction ends, so that requests at the same time
 * count each other's drafts.
 */
export async function assertDraftLimit(tx: Tx, about: DraftOwner): Promise<void> {
  await tx
    .selectFrom('Organisation')
    .select('Id')
    .where('Id', '=', about.organisationId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { OpenDrafts, DiscardedDrafts, DiscardHours } = APPLICATION_LIMITS;
  const open = await neverSubmitted(tx, about)
    .where('ApplicationStatusCode', 'in', ['DRAFT', 'INPROGRESS'])
    .limit(OpenDrafts)
    .execute();
  if (open.length >= OpenDrafts) failDraftLimit('REASON_DRAFT_LIMIT', OpenDrafts);
  // Each cancelled one is kept for ever, with its lines of the history and of the log.
  const discarded = await neverSubmitted(tx, about)
    .where('ApplicationStatusCode', '=', 'CANCELLED')
    .where('CreatedAt', '>', new Date(about.at.getTime() - DiscardHours * 3_600_000))
    .limit(DiscardedDrafts)
    .execute();
  if (discarded.length >= DiscardedDrafts) failDraftLimit('REASON_DISCARD_LIMIT', DiscardedDrafts);
}

/** Applications for the service that clients of the organisation began and never submitted. */
const neverSubmitted = (tx: Tx, { organisationId, serviceId }: DraftOwner) =>
  tx
    .selectFrom('Application')
    .select('Application.Id')
    .where('OrganisationId', '=', organisationId)
    .where('ServiceId', '=', serviceId)
    .where('SubmittedAt', 'is', null)
    // What a cycle made was not begun by a client.
    .where(
      sql<SqlBool>`exists (select from application_history as begun
        where begun.application_id = application.id and begun.version = 1 and begun.action = 'CREATE')`,
    );

function failDraftLimit(Code: 'REASON_DRAFT_LIMIT' | 'REASON_DISCARD_LIMIT', count: number): never {
  return fail('ERR_TRANSITION', { Text: Code, Params: { count }, Reasons: [{ Code, Params: { count } }] });
}
