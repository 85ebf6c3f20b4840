import type { Localized } from '@assay/shared/contract/shapes.ts';
import { sql } from 'kysely';
import type { Queries } from '../db/connect.ts';

export type ToldComment = NonNullable<Awaited<ReturnType<typeof loadTold>>>;

/** A comment with what its messages say, and with the application as it is now. */
export async function loadTold(db: Queries, commentId: number) {
  const row = await db
    .selectFrom('ApplicationComment')
    .innerJoin('Application', 'Application.Id', 'ApplicationComment.ApplicationId')
    .innerJoin('Account as Author', 'Author.Id', 'ApplicationComment.AccountId')
    .innerJoin('Organisation', 'Organisation.Id', 'Application.OrganisationId')
    .innerJoin('ServiceVersion', 'ServiceVersion.Id', 'Application.ServiceVersionId')
    .leftJoin('Account as Assessor', 'Assessor.Id', 'Application.AssessorUserId')
    .leftJoin('Account as OnSite', 'OnSite.Id', 'Application.AssessorOnSiteUserId')
    .leftJoin('Account as Reviewer', 'Reviewer.Id', 'Application.IndepreviewerUserId')
    .select([
      'ApplicationComment.ApplicationId',
      'ApplicationComment.AccountId',
      'ApplicationComment.AsRole',
      'ApplicationComment.IsInternal',
      'ApplicationComment.RemovedAt',
      'ApplicationComment.Mentions',
      'Author.FirstName',
      'Author.LastName',
      'Application.ApplicationKey',
      'Application.ApplicationNo',
      'Application.ApplicationStatusCode',
      'Application.CurrentStep',
      'Application.OrganisationId',
      'Application.CreatedById',
      'Application.SharedWith',
      'Organisation.OrgName',
      'Assessor.UserKey as AssessorKey',
      'OnSite.UserKey as OnSiteKey',
      'Reviewer.UserKey as ReviewerKey',
    ])
    .select([
      sql<Localized>`service_version.definition -> 'Name'`.as('ServiceName'),
      sql<string[]>`array(select distinct account.user_key from application_comment earlier
        join account on account.id = earlier.account_id
        where earlier.application_id = application_comment.application_id and not earlier.is_internal
          and earlier.id < application_comment.id and account.kind = 'STAFF')`.as('StaffAuthors'),
    ])
    .where('ApplicationComment.Id', '=', commentId)
    .executeTakeFirst();
  if (!row) return null;
  const { AssessorKey, OnSiteKey, ReviewerKey, ...rest } = row;
  return {
    ...rest,
    Assigned: { ASSESSOR: AssessorKey, ASSESSOR_ONSITE: OnSiteKey, INDEPREVIEWER: ReviewerKey },
  };
}
