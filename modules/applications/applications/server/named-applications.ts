import { sql } from 'kysely';
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Queries } from '#platform/server/database/connect.ts';

/**
 * Query for the data from which `applicationName` builds an application's display name, oldest first. The
 * caller adds the scope.
 */
export const namedApplications = (db: Queries) =>
  db
    .selectFrom('Application')
    .select([
      'Application.ApplicationKey',
      'Application.ApplicationNo',
      'Application.AssessmentType',
      'Application.CreatedAt',
    ])
    .select(applicationService.as('ServiceName'))
    .orderBy('Application.Id');

/** Name of the service, from the application's service version. */
export const applicationService = sql<Localized>`(
  select definition -> 'Name' from service_version where service_version.id = application.service_version_id)`;
