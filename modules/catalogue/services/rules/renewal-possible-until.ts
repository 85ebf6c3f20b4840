import { addMonths } from '#platform/common/format/dates.ts';
import { type Cycle, lateRenewalMonths } from './cycle-calendar.ts';

/**
 * Returns the last day on which a certificate's renewal may start, YYYY-MM-DD. A late renewal is possible
 * for some months after expiry; without a cycle there is no renewal.
 */
export const renewalPossibleUntil = (cycle: Cycle | null, expiryDate: string): string =>
  cycle ? addMonths(expiryDate, lateRenewalMonths(cycle)) : expiryDate;
