/**
 * Ranges of days overdue for invoice filters and finance figures (`91-` is open-ended), and the due dates
 * that each range covers today.
 */
import { addDays } from '#platform/common/format/dates.ts';
import type { Params, TextKey } from '#platform/common/i18n/texts.ts';

/** Ranges of days overdue, for list filters and finance figures: `91-` is open-ended. */
export const OVERDUE_DAYS = ['1-30', '31-60', '61-90', '91-'] as const;
export type OverdueDays = (typeof OVERDUE_DAYS)[number];

/**
 * Returns the due dates (YYYY-MM-DD, inclusive) that are overdue by this range today; no start for the
 * oldest range.
 */
export function dueRange(days: OverdueDays, today: string): { DueFrom: string | null; DueTo: string } {
  const [from = '', to = ''] = days.split('-');
  return { DueFrom: to === '' ? null : addDays(today, -Number(to)), DueTo: addDays(today, -Number(from)) };
}

/** Text of a range: `31 to 60 days`. */
export function ageText(days: OverdueDays): readonly [key: TextKey, params: Params] {
  const [from = '', to = ''] = days.split('-');
  return to === '' ? ['FINANCE_AGE_OVER', { from }] : ['FINANCE_AGE_TO', { from, to }];
}
