import type { RawBuilder, SqlBool } from 'kysely';
import { onDays } from '../database/on-days.ts';

/**
 * Conditions of a range of days, inclusive, on a timestamp in Hong Kong; both ends share one condition.
 * `also` adds a condition that holds whenever the range is set.
 */
export function dayConditions<const Range extends string>(
  range: Range,
  moment: RawBuilder<unknown>,
  also: (days: RawBuilder<SqlBool>) => RawBuilder<SqlBool> = (days) => days,
) {
  type Side = `${Range}${'From' | 'To'}`;
  const between = (_: unknown, query: Partial<Record<Side, string | undefined>>) =>
    also(onDays(moment, query[`${range}From` as Side], query[`${range}To` as Side]));
  return { [`${range}From`]: between, [`${range}To`]: between } as Record<Side, typeof between>;
}
