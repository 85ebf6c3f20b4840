import { sql } from 'kysely';
import { countedApplications } from '#modules/catalogue/services/server/index.ts';
import { TOTAL_CAP } from '#platform/common/contract/list.ts';
import { ENDED_STATUSES } from './dashboard-filters.ts';

/**
 * For services and their versions: applications not yet open for filling in, with the client or with the certification body are
 * still running.
 */
export const applicationsOfServices = countedApplications.provide({
  OF_VERSION: sql<number>`(select count(*) from (select from application
    where service_version_id = service_version.id limit ${TOTAL_CAP}) counted)`,
  // In the words of the index `application_running`.
  RUNNING: sql<number>`(select count(*) from (select from application where service_id = service.id
    and application_status_code not in ${ENDED_STATUSES} limit ${TOTAL_CAP}) running)`,
});
