import { sql } from 'kysely';
import { countedApplications } from '#modules/catalogue/services/server/index.ts';
import { TOTAL_CAP } from '#platform/common/contract/list.ts';
import { ENDED_STATUSES } from './dashboard-filters.ts';

/**
 * Counts applications per service and service version. Waiting applications and those with the client or the
 * certification body count as running.
 */
export const applicationsOfServices = countedApplications.provide({
  OF_VERSION: sql<number>`(select count(*) from (select from application
    where service_version_id = service_version.id limit ${TOTAL_CAP}) counted)`,
  // Same expression as in the index `application_running`.
  RUNNING: sql<number>`(select count(*) from (select from application where service_id = service.id
    and application_status_code not in ${ENDED_STATUSES} limit ${TOTAL_CAP}) running)`,
});
