import type { CycleLine } from '#modules/applications/applications/rules/index.ts';
import { daysBetween } from '#platform/common/format/dates.ts';

/** Where a day stands on the line, from 0 to 1; what lies outside of it stands at its end. */
export function placeOnLine({ From, To }: Pick<CycleLine, 'From' | 'To'>): (day: string) => number {
  const all = Math.max(1, daysBetween(From, To));
  return (day) => Math.min(1, Math.max(0, daysBetween(From, day) / all));
}
