/**
 * The clock of a suspension: when its holder and staff are reminded, and the day after which a decision on the certificate
 * is due (domain 7). No suspension ends automatically. Days are in Hong Kong, YYYY-MM-DD.
 */
import {
  type CertificateStatus,
  certificateStatuses,
} from '#modules/applications/applications/rules/index.ts';
import type { SuspensionTerms } from '#modules/catalogue/services/rules/index.ts';
import { addMonths } from '#platform/common/format/dates.ts';

/** Last day on which the suspension may last without a decision. */
export const suspensionLimit = (since: string, { LimitMonths }: SuspensionTerms): string =>
  addMonths(since, LimitMonths);

export const isPastLimit = (since: string, today: string, terms: SuspensionTerms): boolean =>
  today > suspensionLimit(since, terms);

/** The clock of a certificate in this status; one that is not suspended has no limit. */
export function suspensionState(
  status: CertificateStatus,
  { since, today, terms }: { since: string; today: string; terms: SuspensionTerms },
): { SuspensionLimit: string | null; IsSuspendedLong: boolean } {
  if (!certificateStatuses.suspended.includes(status))
    return { SuspensionLimit: null, IsSuspendedLong: false };
  return {
    SuspensionLimit: suspensionLimit(since, terms),
    IsSuspendedLong: isPastLimit(since, today, terms),
  };
}

/** The latest reminder that is due, by its month; null before the first one and after the limit. */
export function reminderMonth(since: string, today: string, terms: SuspensionTerms): number | null {
  if (isPastLimit(since, today, terms)) return null;
  const reached = terms.ReminderMonths.filter((months) => today >= addMonths(since, months));
  return reached.length > 0 ? Math.max(...reached) : null;
}
