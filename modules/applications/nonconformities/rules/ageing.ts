/** How long a nonconformity has been open: its age in days, and the age groups of the register and its figures. */
import { daysBetween, hongKongDate } from '#platform/common/format/dates.ts';
import { isOpen, type NonconformityStatus } from './statuses.ts';

/** First and last age of each group, in days; null without end. */
const AGE_GROUPS = {
  TO_30: [0, 30],
  TO_60: [31, 60],
  TO_90: [61, 90],
  OVER_90: [91, null],
} as const satisfies Record<string, readonly [number, number | null]>;

export type Age = keyof typeof AGE_GROUPS;
export const AGES = Object.keys(AGE_GROUPS) as [Age, ...Age[]];

export const ageRange = (age: Age): readonly [number, number | null] => AGE_GROUPS[age];

/** Days since it was raised; null once it is not open any more. @param today YYYY-MM-DD in Hong Kong */
export const ageInDays = (
  { Status, RaisedAt }: { Status: NonconformityStatus; RaisedAt: Date },
  today: string,
): number | null => (isOpen(Status) ? daysBetween(hongKongDate(RaisedAt), today) : null);
