import { type RawBuilder, sql } from 'kysely';

/**
 * A list of constants for `in (…)`, written into the statement and not sent as parameters, so that the planner can match the
 * condition of a partial index.
 */
export const literals = (values: readonly string[]): RawBuilder<unknown> =>
  sql.join(values.map((value) => sql.lit(value)));
