import { type RawBuilder, sql } from 'kysely';
import { applicationStatuses } from '#modules/applications/applications/rules/index.ts';
import { literals } from '#platform/server/database/literals.ts';

/**
 * SQL condition: the certificate has a renewal application in progress, other than `but`; one that still
 * waits for its window does not count.
 */
export const isInRenewal = (certificateId: number, but = 0): RawBuilder<boolean> =>
  sql<boolean>`exists (select from application
    where certificate_id = ${certificateId} and id <> ${but} and assessment_type = 'RENEWAL'
      and application_status_code in (${literals(applicationStatuses.open)}))`;
