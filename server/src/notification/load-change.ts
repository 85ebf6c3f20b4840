import type { Localized } from '@assay/shared/contract/shapes.ts';
import { sql } from 'kysely';
import type { Queries } from '../db/connect.ts';

export type Change = NonNullable<Awaited<ReturnType<typeof loadChange>>>;

/** One change of an application with what its messages say, and with the application as it is now. */
export async function loadChange(db: Queries, task: { ApplicationId: number; Version: number }) {
  const row = await db
    .selectFrom('ApplicationHistory as Then')
    .innerJoin('Application as Now', 'Now.Id', 'Then.ApplicationId')
    .innerJoin('Organisation', 'Organisation.Id', 'Now.OrganisationId')
    .innerJoin('ServiceVersion', 'ServiceVersion.Id', 'Now.ServiceVersionId')
    .leftJoin('Account as Assessor', 'Assessor.Id', 'Now.AssessorUserId')
    .leftJoin('Account as OnSite', 'OnSite.Id', 'Now.AssessorOnSiteUserId')
    .leftJoin('Account as Reviewer', 'Reviewer.Id', 'Now.IndepreviewerUserId')
    .select([
      'Then.ApplicationId',
      'Then.Version',
      'Then.Action',
      'Then.AccountId',
      'Then.AsRole',
      'Then.ToStatus',
      'Then.ToStep',
      'Then.Data',
      'Now.ApplicationKey',
      'Now.ApplicationNo',
      'Now.ApplicationStatusCode',
      'Now.CurrentStep',
      'Now.OrganisationId',
      'Now.CreatedById',
      'Now.SharedWith',
      'Organisation.OrgName',
      'Assessor.UserKey as AssessorKey',
      'OnSite.UserKey as OnSiteKey',
      'Reviewer.UserKey as ReviewerKey',
    ])
    .select(sql<Localized>`service_version.definition -> 'Name'`.as('ServiceName'))
    .select(
      // The person of this step was named later: that change calls them, not this one.
      sql<boolean>`exists (select from application_history later
        where later.application_id = "then".application_id and later.version > "then".version
          and later.action = 'ASSIGN' and later.data ->> 'Mode' = "then".to_step)`.as('IsAssignedSince'),
    )
    .where('Then.ApplicationId', '=', task.ApplicationId)
    .where('Then.Version', '=', task.Version)
    .executeTakeFirst();
  if (!row) return null;
  const { AssessorKey, OnSiteKey, ReviewerKey, ToStatus, ...rest } = row;
  return {
    ...rest,
    ToStatus: ToStatus as typeof row.ApplicationStatusCode,
    Assigned: { ASSESSOR: AssessorKey, ASSESSOR_ONSITE: OnSiteKey, INDEPREVIEWER: ReviewerKey },
  };
}
