import { sql } from 'kysely';
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Queries } from '#platform/server/database/connect.ts';

/** Applications with what `applicationName` names them by, oldest first. The caller adds its scope. */
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

/** The name of the service, by the version that the application follows. */
export const applicationService = sql<Localized>`(
  select definition -> 'Name' from service_version where service_version.id = application.service_version_id)`;
