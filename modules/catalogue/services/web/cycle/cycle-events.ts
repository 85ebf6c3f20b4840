/** Calculates the surveillance and renewal dates of a sample certificate, for the cycle tab's timeline. */
import { addMonths, daysBetween } from '#platform/common/format/dates.ts';
import { type Cycle, duesOf, firstTerm } from '../../rules/cycle-calendar.ts';

export type CycleEvent = {
  kind: 'SURVEILLANCE' | 'RENEWAL';
  /** Number of the surveillance: 1, 2 … */
  number: number;
  /** Months after the decision. */
  month: number;
  /** YYYY-MM-DD. */
  opens: string;
  due: string;
};

/**
 * Events of a certificate decided on a day (YYYY-MM-DD), in order: the surveillances, then the renewal
 * before expiry.
 */
export function cycleEvents(cycle: Cycle, decidedOn: string): CycleEvent[] {
  const months = cycle.SurveillanceMonths.toSorted((a, b) => a - b);
  return duesOf(cycle, firstTerm(cycle, decidedOn)).map(({ Kind, No, Opens, On }) => ({
    kind: Kind,
    number: No,
    month: Kind === 'RENEWAL' ? cycle.ValidMonths : (months[No - 1] ?? 0),
    opens: Opens,
    due: On,
  }));
}

/** The position of a day within the certificate's validity, in percent; days outside are clamped to its ends. */
export function percentAlong(cycle: Cycle, decidedOn: string, day: string): number {
  const all = daysBetween(decidedOn, addMonths(decidedOn, cycle.ValidMonths));
  return Math.min(100, Math.max(0, (daysBetween(decidedOn, day) / all) * 100));
}
