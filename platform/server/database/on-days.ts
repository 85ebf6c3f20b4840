import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { addDays, hongKongMidnight } from '#platform/common/format/dates.ts';

/**
 * Condition that a timestamp lies between two dates in Hong Kong, YYYY-MM-DD, inclusive; either may be open.
 */
export function onDays(
  moment: RawBuilder<unknown>,
  from: string | undefined,
  to: string | undefined,
): RawBuilder<SqlBool> {
  const parts = [
    ...(from ? [sql`${moment} >= ${hongKongMidnight(from)}`] : []),
    ...(to ? [sql`${moment} < ${hongKongMidnight(addDays(to, 1))}`] : []),
  ];
  return parts.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(parts, sql` and `)})`;
}
