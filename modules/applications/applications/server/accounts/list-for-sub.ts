import { sql } from 'kysely';
import type { AccountView } from '#modules/identity/accounts/rules/index.ts';
import { applicationsOfSub } from '#modules/identity/accounts/server/index.ts';
import { visibleTo } from '../scope.ts';

/**
 * Lists the organisation's applications for sharing with a sub-account: shared first, then newest, at most
 * as many as one SHARE request can contain.
 */
export const listForSub = applicationsOfSub.implement(async ({ db, actor, sub }) => {
  const rows = await db
    .selectFrom('Application')
    .innerJoin('ServiceVersion', 'ServiceVersion.Id', 'Application.ServiceVersionId')
    .select(['ApplicationKey', 'ApplicationNo', 'AssessmentType', 'ApplicationStatusCode'])
    .select(['Application.CreatedAt', 'Application.CreatedById'])
    .select([
      sql<AccountView['Applications'][number]['ServiceName']>`service_version.definition -> 'Name'`.as(
        'ServiceName',
      ),
      sql<boolean>`shared_with @> array[${sub.Id}]::bigint[]`.as('IsShared'),
    ])
    .where(visibleTo(actor))
    .where('OrganisationId', '=', sub.OrganisationId ?? -1)
    .orderBy('IsShared', 'desc')
    .orderBy('Application.Id', 'desc')
    .limit(200)
    .execute();
  return rows.map(({ CreatedById, CreatedAt, ...application }) => ({
    ...application,
    CreatedAt: CreatedAt.toISOString(),
    IsOwn: CreatedById === sub.Id,
  }));
});
