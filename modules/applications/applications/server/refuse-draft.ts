import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/connect.ts';
import { fail } from '#platform/server/http/fail.ts';
import { APPLICATION_LIMITS } from '../rules/limits.ts';

/**
 * Refuses another draft to an organisation that has the allowed number of them for this service. The organisation stays
 * locked until the transaction ends, so that requests at the same time count each other's drafts.
 */
export async function refuseDraftBeyondLimit(
  tx: Tx,
  about: { organisationId: number; serviceId: number },
): Promise<void> {
  await tx
    .selectFrom('Organisation')
    .select('Id')
    .where('Id', '=', about.organisationId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const open = await tx
    .selectFrom('Application')
    .select('Application.Id')
    .where('OrganisationId', '=', about.organisationId)
    .where('ServiceId', '=', about.serviceId)
    .where('ApplicationStatusCode', 'in', ['DRAFT', 'INPROGRESS'])
    .where('SubmittedAt', 'is', null)
    // What a cycle made was not begun by a client.
    .where(
      sql<boolean>`exists (select from application_history as begun
        where begun.application_id = application.id and begun.version = 1 and begun.action = 'CREATE')`,
    )
    .limit(APPLICATION_LIMITS.OpenDrafts)
    .execute();
  if (open.length < APPLICATION_LIMITS.OpenDrafts) return;
  const Params = { count: APPLICATION_LIMITS.OpenDrafts };
  fail('ERR_TRANSITION', {
    Text: 'REASON_DRAFT_LIMIT',
    Params,
    Reasons: [{ Code: 'REASON_DRAFT_LIMIT', Params }],
  });
}
