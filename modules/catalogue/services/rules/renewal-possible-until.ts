import { addMonths } from '#platform/common/format/dates.ts';
import { type Cycle, lateRenewalMonths } from './cycle-calendar.ts';

/**
 * The last day on which the renewal of a certificate may begin, YYYY-MM-DD: after its last valid day a late renewal is
 * possible for some months; without a cycle there is no renewal.
 */
export const renewalPossibleUntil = (cycle: Cycle | null, expiryDate: string): string =>
  cycle ? addMonths(expiryDate, lateRenewalMonths(cycle)) : expiryDate;
