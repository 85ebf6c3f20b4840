import { type RawBuilder, sql } from 'kysely';
import type { Verdict } from '#modules/certification/certificates/rules/verdicts.ts';

/**
 * What the public register lists. What is unpublished or was issued in error is not in it, nor what the body took off it,
 * whatever has become of that since.
 */
export const isListed = sql<boolean>`certificate.certificate_status_code in ('PUBLISHED', 'RENEWAL', 'SUSPENDED', 'EXPIRED', 'TERMINATED')
  and not certificate.is_unlisted`;

/** The day from which the certificate was first good: what its unpublished beginnings say last. */
export const startOf = sql<string>`coalesce(
  (select effective_on from certificate_event
    where certificate_id = certificate.id and to_status = 'PENDING' order by seq desc limit 1),
  certificate.effective_date)`;

/** The rows of one verdict on a day: the same rule as `verdictOf` and `shownVerdict`, for the database. */
export function hasVerdict(verdict: Verdict, today: string): RawBuilder<boolean> {
  const status = sql.ref('certificate.certificate_status_code');
  const isPast = sql`coalesce(certificate.expiry_date < ${today}, false)`;
  // The start is looked up only where a later revision's date could hide it.
  const isStarted = sql`(certificate.effective_date <= ${today} or ${startOf} <= ${today})`;
  switch (verdict) {
    case 'VALID':
      return sql<boolean>`${status} in ('PUBLISHED', 'RENEWAL') and ${isStarted} and not ${isPast}`;
    case 'SUSPENDED':
      return sql<boolean>`${status} = 'SUSPENDED' and ${isStarted} and not ${isPast}`;
    case 'EXPIRED':
      return sql<boolean>`${isStarted} and (${status} = 'EXPIRED' or ${status} in ('PUBLISHED', 'RENEWAL', 'SUSPENDED') and ${isPast})`;
    case 'TERMINATED':
      return sql<boolean>`${status} = 'TERMINATED' and certificate.kind = 'CERTIFICATE'`;
    case 'WITHDRAWN':
      return sql<boolean>`${status} = 'TERMINATED' and certificate.kind = 'STATEMENT'`;
    case 'NOT_YET_VALID':
      return sql<boolean>`${status} in ('PUBLISHED', 'RENEWAL', 'SUSPENDED', 'EXPIRED') and not ${isStarted}`;
    default:
      return sql<boolean>`false`;
  }
}
