/**
 * Calculates the dates of a certification cycle: expiry, due dates of surveillances and renewal, and the new
 * term after a renewal, also a late one (ISO/IEC 17021-1:2015, 9.6.3.2.5).
 */
import { addDays, addMonths } from '#platform/common/format/dates.ts';
import type { ServiceDefinition } from './definition.ts';

/**
 * Validity and due dates of a certificate: how long it is valid, and when surveillance and renewal fall due.
 */
export type Cycle = NonNullable<ServiceDefinition['Cycle']>;

/** One cycle: the day from which it is counted and its last valid day, both YYYY-MM-DD. */
export type CycleTerm = { From: string; Expiry: string };

/** An assessment that the cycle requires: it may start on `Opens` and is due on `On`. */
export type Due = { Kind: 'SURVEILLANCE' | 'RENEWAL'; No: number; Opens: string; On: string };

/**
 * Months after the expiry date in which a late renewal still continues the old cycle, unless the service
 * sets another number (ISO/IEC 17021-1:2015, 9.6.3.2.5); a later application is an initial one.
 */
export const LATE_RENEWAL_MONTHS = 6;

export const lateRenewalMonths = (cycle: Cycle): number => cycle.LateRenewalMonths ?? LATE_RENEWAL_MONTHS;

/** Last valid day: a certificate of 36 months from 14 March expires on 13 March. */
export const expiryDateAfter = (from: string, months: number): string => addDays(addMonths(from, months), -1);

/**
 * The first cycle, counted from the decision; its expiry is counted from the effective date on the
 * certificate.
 */
export const firstTerm = (cycle: Cycle, decided: string, effective: string = decided): CycleTerm => ({
  From: decided,
  Expiry: expiryDateAfter(effective, cycle.ValidMonths),
});

/**
 * The cycle after a renewal takes effect. An early or slightly late renewal continues from the end of the
 * old cycle, so that its timing neither gains nor loses days (domain 7).
 */
export function renewedTerm(cycle: Cycle, expired: string, effective: string): CycleTerm {
  return effective > addMonths(expired, lateRenewalMonths(cycle))
    ? firstTerm(cycle, effective)
    : { From: addDays(expired, 1), Expiry: addMonths(expired, cycle.ValidMonths) };
}

/** First day on which a certificate may be renewed; null without a cycle or an expiry date. */
export const renewalOpens = (cycle: Cycle | null, expiry: string | null): string | null =>
  cycle && expiry && addDays(expiry, -cycle.RenewalWindowDays);

/** Assessments due in a cycle, in order: the surveillances, then the renewal on the expiry date. */
export function duesOf(cycle: Cycle, term: CycleTerm): Due[] {
  const { SurveillanceMonths, SurveillanceWindowDays } = cycle;
  const surveillances = SurveillanceMonths.map((months) => addMonths(term.From, months))
    // An expiry date entered by staff may be earlier than these.
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
