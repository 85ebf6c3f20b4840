import type { CycleLine } from '#modules/applications/applications/rules/index.ts';
import { daysBetween } from '#platform/common/format/dates.ts';

/** The position of a day on the line, from 0 to 1; days outside of it are placed at its end. */
export function placeOnLine({ From, To }: Pick<CycleLine, 'From' | 'To'>): (day: string) => number {
  const all = Math.max(1, daysBetween(From, To));
  return (day) => Math.min(1, Math.max(0, daysBetween(From, day) / all));
}
