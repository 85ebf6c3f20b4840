/** SQL conditions on the age of an open nonconformity, for the filter of the register and for its figures. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { literals } from '#platform/server/database/literals.ts';
import { type Age, ageRange } from '../rules/ageing.ts';
import { nonconformityStatuses } from '../rules/statuses.ts';

export const TODAY = sql`(now() at time zone 'Asia/Hong_Kong')::date`;
export const isOpenSql = sql<SqlBool>`nonconformity.status in (${literals(nonconformityStatuses.open)})`;

/** Midnight in Hong Kong at the start of the day so many days ago. */
const daysAgo = (days: number) =>
  sql`((${TODAY} - ${sql.lit(days)})::timestamp at time zone 'Asia/Hong_Kong')`;

export function isOfAge(age: Age): RawBuilder<SqlBool> {
  const [first, last] = ageRange(age);
  const isOldEnough = sql`nonconformity.raised_at < ${daysAgo(first - 1)}`;
  return last === null
    ? sql<SqlBool>`(${isOpenSql} and ${isOldEnough})`
    : sql<SqlBool>`(${isOpenSql} and ${isOldEnough} and nonconformity.raised_at >= ${daysAgo(last)})`;
}
