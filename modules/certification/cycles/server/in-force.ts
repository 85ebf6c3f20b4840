/**
 * Certificate statuses in which the certification cycle continues (also while suspended), and the SQL
 * condition that a certificate has one and is not past its last valid day.
 */
import { sql } from 'kysely';
import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';

/**
 * Certificate statuses in which the cycle continues; a suspension affects the certificate's validity, not
 * its due dates.
 */
export const IN_FORCE = certificateStatuses.inForce;

/** Query condition: the certificate is in force and not past its last valid day. */
export const isAlive = (at: Date) =>
  sql<boolean>`(certificate.certificate_status_code = any(${[...IN_FORCE]}::text[])
    and certificate.expiry_date >= ${hongKongDate(at)})`;
