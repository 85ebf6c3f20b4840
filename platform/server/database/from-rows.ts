import type { AliasedExpression, Selectable, SelectQueryBuilder } from 'kysely';
import type { Queries } from './connect.ts';
import type { Tables } from './tables.ts';

/**
 * A query of some whole rows of a table under the table's own name, so that conditions on the table are conditions on them.
 *
 * A cast, because kysely takes a subquery for another table, though its rows are those of this one.
 */
export const fromRows = <Name extends keyof Tables & string>(
  db: Queries,
  rows: AliasedExpression<Selectable<Tables[Name]>, Name>,
): SelectQueryBuilder<Tables, Name, object> =>
  db.selectFrom(rows) as unknown as SelectQueryBuilder<Tables, Name, object>;
