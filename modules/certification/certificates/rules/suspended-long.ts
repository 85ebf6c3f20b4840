/**
 * Decides whether a certificate has been suspended for more than six months, after which staff are asked for
 * a decision (domain 7); no suspension ends automatically.
 */
import type { CertificateStatus } from '#modules/applications/applications/rules/index.ts';
import { addMonths } from '#platform/common/format/dates.ts';

/** Months after which a decision on a suspension is required (domain 7); no suspension ends automatically. */
export const LONG_SUSPENSION_MONTHS = 6;

/** `since` and `today` are days in Hong Kong, YYYY-MM-DD. */
export const isSuspendedLong = (status: CertificateStatus, since: string, today: string): boolean =>
  status === 'SUSPENDED' && today > addMonths(since, LONG_SUSPENSION_MONTHS);
