import { type SqlBool, sql } from 'kysely';
import type { Tx } from '#platform/server/database/connect.ts';
import { fail } from '#platform/server/http/fail.ts';
import { APPLICATION_LIMITS } from '../rules/limits.ts';
import { applicationStatuses } from '../rules/statuses.ts';

type DraftOwner = { organisationId: number; serviceId: number; at: Date };

/**
 * Refuses another draft if the organisation already has the maximum for this service, or has recently
 * started and cancelled too many. Locks the organisation until the transaction ends, so that concurrent
 * requests count each other's drafts.
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
    .where('ApplicationStatusCode', 'in', applicationStatuses.draft)
    .limit(OpenDrafts)
    .execute();
  if (open.length >= OpenDrafts) failDraftLimit('REASON_DRAFT_LIMIT', OpenDrafts);
  // Each cancelled draft is kept for ever, with its history and log entries.
  const discarded = await neverSubmitted(tx, about)
    .where('ApplicationStatusCode', 'in', applicationStatuses.cancelled)
    .where('CreatedAt', '>', new Date(about.at.getTime() - DiscardHours * 3_600_000))
    .limit(DiscardedDrafts)
    .execute();
  if (discarded.length >= DiscardedDrafts) failDraftLimit('REASON_DISCARD_LIMIT', DiscardedDrafts);
}

/** Applications for the service that clients of the organisation started and never submitted. */
const neverSubmitted = (tx: Tx, { organisationId, serviceId }: DraftOwner) =>
  tx
    .selectFrom('Application')
    .select('Application.Id')
    .where('OrganisationId', '=', organisationId)
    .where('ServiceId', '=', serviceId)
    .where('SubmittedAt', 'is', null)
    // Excludes applications created by a cycle, which no client started.
    .where(
      sql<SqlBool>`exists (select from application_history as begun
        where begun.application_id = application.id and begun.version = 1 and begun.action = 'CREATE')`,
    );

function failDraftLimit(Code: 'REASON_DRAFT_LIMIT' | 'REASON_DISCARD_LIMIT', count: number): never {
  return fail('ERR_TRANSITION', { Text: Code, Params: { count }, Reasons: [{ Code, Params: { count } }] });
}
