import { addDays } from '#platform/common/format/dates.ts';

/** Days past due, as lists are filtered by and finance counts them: `91-` has no end. */
export const OVERDUE_DAYS = ['1-30', '31-60', '61-90', '91-'] as const;
export type OverdueDays = (typeof OVERDUE_DAYS)[number];

/** The due days (YYYY-MM-DD, both count) that are so late today; no first one for the oldest. */
export function dueRange(days: OverdueDays, today: string): { DueFrom: string | null; DueTo: string } {
  const [from = '', to = ''] = days.split('-');
  return { DueFrom: to === '' ? null : addDays(today, -Number(to)), DueTo: addDays(today, -Number(from)) };
}
