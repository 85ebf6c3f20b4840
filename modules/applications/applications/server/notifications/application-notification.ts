import { sql } from 'kysely';
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Queries } from '#platform/server/database/connect.ts';

/**
 * Query for the current data of an application (status, step, assignees, organisation, service) that its
 * notifications need, and the conversion of its row.
 */
export const selectNotificationData = (db: Queries) =>
  db
    .selectFrom('Application')
    .innerJoin('Organisation', 'Organisation.Id', 'Application.OrganisationId')
    .innerJoin('ServiceVersion', 'ServiceVersion.Id', 'Application.ServiceVersionId')
    .leftJoin('Account as Assessor', 'Assessor.Id', 'Application.AssessorUserId')
    .leftJoin('Account as OnSite', 'OnSite.Id', 'Application.AssessorOnSiteUserId')
    .leftJoin('Account as Reviewer', 'Reviewer.Id', 'Application.IndepreviewerUserId')
    .select([
      'Application.ApplicationKey',
      'Application.ApplicationNo',
      'Application.AssessmentType',
      'Application.CreatedAt',
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
    .select(sql<Localized>`service_version.definition -> 'Name'`.as('ServiceName'));

type AssignedUsers = { AssessorKey: string | null; OnSiteKey: string | null; ReviewerKey: string | null };

export const notificationDataOf = <Row extends AssignedUsers>({
  AssessorKey,
  OnSiteKey,
  ReviewerKey,
  ...row
}: Row) => ({
  ...row,
  Assigned: { ASSESSOR: AssessorKey, ASSESSOR_ONSITE: OnSiteKey, INDEPREVIEWER: ReviewerKey },
});
