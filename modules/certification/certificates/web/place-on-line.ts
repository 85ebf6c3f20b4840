import type { CycleLine } from '#modules/applications/applications/rules/index.ts';
import { daysBetween } from '#platform/common/format/dates.ts';

/**
 * Position of a day on the cycle timeline of the certificate screen, from 0 (start) to 1 (end); days outside
 * are placed at its nearer end.
 */
export function placeOnLine({ From, To }: Pick<CycleLine, 'From' | 'To'>): (day: string) => number {
  const all = Math.max(1, daysBetween(From, To));
  return (day) => Math.min(1, Math.max(0, daysBetween(From, day) / all));
}
