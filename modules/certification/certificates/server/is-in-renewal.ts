import { type RawBuilder, sql } from 'kysely';

/**
 * SQL condition: the certificate has a renewal application in progress, other than `but`; one that still
 * waits for its window does not count.
 */
export const isInRenewal = (certificateId: number, but = 0): RawBuilder<boolean> =>
  sql<boolean>`exists (select from application
    where certificate_id = ${certificateId} and id <> ${but} and assessment_type = 'RENEWAL'
      and application_status_code not in ('WAITING', 'COMPLETED', 'CANCELLED', 'ARCHIVED', 'REJECTED_STAFF'))`;
