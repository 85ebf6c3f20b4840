import { addDays, addMonths } from '#platform/common/format/dates.ts';
import type { ServiceDefinition } from './definition.ts';

/** How long a certificate of a service holds, and what has to happen until it ends. */
export type Cycle = NonNullable<ServiceDefinition['Cycle']>;

/** The time of one cycle: the day that it is counted from, and its last valid day; both YYYY-MM-DD. */
export type CycleTerm = { From: string; Expiry: string };

/** An assessment that a cycle asks for: it may begin on `Opens` and is due on `On`. */
export type Due = { Kind: 'SURVEILLANCE' | 'RENEWAL'; No: number; Opens: string; On: string };

/**
 * Months after the last valid day in which a late renewal still continues the old cycle, unless the service says
 * otherwise (ISO/IEC 17021-1:2015, 9.6.3.2.5); a later application is an initial one.
 */
export const LATE_RENEWAL_MONTHS = 6;

export const lateRenewalMonths = (cycle: Cycle): number => cycle.LateRenewalMonths ?? LATE_RENEWAL_MONTHS;

/** A certificate of 36 months from 14 March ends on 13 March. */
export const expiryDateAfter = (from: string, months: number): string => addDays(addMonths(from, months), -1);

/** The first cycle, counted from the decision; the page says when the certificate ends. */
export const firstTerm = (cycle: Cycle, decided: string, effective: string = decided): CycleTerm => ({
  From: decided,
  Expiry: expiryDateAfter(effective, cycle.ValidMonths),
});

/**
 * The cycle after a renewal that takes effect on a day. In time or a little late, it continues from the end of the old one, so
 * no days are gained or lost by being early (domain 7).
 */
export function renewedTerm(cycle: Cycle, expired: string, effective: string): CycleTerm {
  return effective > addMonths(expired, lateRenewalMonths(cycle))
    ? firstTerm(cycle, effective)
    : { From: addDays(expired, 1), Expiry: addMonths(expired, cycle.ValidMonths) };
}

/** The day from which the renewal of a certificate may begin; null where it has no cycle, or no last day. */
export const renewalOpens = (cycle: Cycle | null, expiry: string | null): string | null =>
  cycle && expiry && addDays(expiry, -cycle.RenewalWindowDays);

/** What is due in a cycle, in order: its surveillances, and the renewal before its last day. */
export function duesOf(cycle: Cycle, term: CycleTerm): Due[] {
  const { SurveillanceMonths, SurveillanceWindowDays } = cycle;
  const surveillances = SurveillanceMonths.map((months) => addMonths(term.From, months))
    // An end that was typed may come before them.
    .filter((On) => On < term.Expiry)
    .sort()
    .map((On, index) => ({
      Kind: 'SURVEILLANCE' as const,
      No: index + 1,
      Opens: addDays(On, -SurveillanceWindowDays),
      On,
    }));
  const Opens = renewalOpens(cycle, term.Expiry) ?? term.Expiry;
  return [...surveillances, { Kind: 'RENEWAL', No: 1, Opens, On: term.Expiry }];
}
