import { sql } from 'kysely';
import type { CertificateStatus } from '#modules/applications/applications/rules/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';

/** Statuses in which a certificate's cycle goes on; a suspension interrupts what it says, not what is due. */
export const IN_FORCE = [
  'PUBLISHED',
  'ACTIVE',
  'RENEWAL',
  'SUSPENDED',
] as const satisfies readonly CertificateStatus[];

/** Of a certificate in a query: in force, and not past its last day. */
export const isAlive = (at: Date) =>
  sql<boolean>`(certificate.certificate_status_code = any(${[...IN_FORCE]}::text[])
    and certificate.expiry_date >= ${hongKongDate(at)})`;
