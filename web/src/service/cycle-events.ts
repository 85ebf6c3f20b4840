import { addDays, addMonths, daysBetween } from '@assay/shared/format/dates.ts';
import type { ServiceDefinition } from '@assay/shared/service/definition.ts';

export type Cycle = NonNullable<ServiceDefinition['Cycle']>;
export type CycleEvent = {
  kind: 'SURVEILLANCE' | 'RENEWAL';
  /** Of the surveillance: 1, 2 … */
  number: number;
  /** Months after the decision. */
  month: number;
  /** YYYY-MM-DD. */
  opens: string;
  due: string;
};

/** What a certificate decided on a day (YYYY-MM-DD) brings, in order: surveillances, and the renewal before its last day. */
export function cycleEvents(cycle: Cycle, decidedOn: string): CycleEvent[] {
  const { ValidMonths, SurveillanceMonths, SurveillanceWindowDays, RenewalWindowDays } = cycle;
  const surveillances = SurveillanceMonths.toSorted((a, b) => a - b).map((month, index) => {
    const due = addMonths(decidedOn, month);
    return {
      kind: 'SURVEILLANCE' as const,
      number: index + 1,
      month,
      opens: addDays(due, -SurveillanceWindowDays),
      due,
    };
  });
  const lastDay = addDays(addMonths(decidedOn, ValidMonths), -1);
  return [
    ...surveillances,
    {
      kind: 'RENEWAL',
      number: 1,
      month: ValidMonths,
      opens: addDays(lastDay, -RenewalWindowDays),
      due: lastDay,
    },
  ];
}

/** How far along the certificate's time a day lies, in percent; what lies outside of it stands at its ends. */
export function percentAlong(cycle: Cycle, decidedOn: string, day: string): number {
  const all = daysBetween(decidedOn, addMonths(decidedOn, cycle.ValidMonths));
  return Math.min(100, Math.max(0, (daysBetween(decidedOn, day) / all) * 100));
}
