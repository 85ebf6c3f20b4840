import type { AliasedExpression, Selectable, SelectQueryBuilder } from 'kysely';
import type { Queries } from './connect.ts';
import type { Tables } from './tables.ts';

/**
 * Returns a query of selected whole rows of a table under the table's own name, so that conditions on the
 * table apply to them. Cast because kysely treats a subquery as another table, although its rows are the
 * same.
 */
export const fromRows = <Name extends keyof Tables & string>(
  db: Queries,
  rows: AliasedExpression<Selectable<Tables[Name]>, Name>,
): SelectQueryBuilder<Tables, Name, object> =>
  db.selectFrom(rows) as unknown as SelectQueryBuilder<Tables, Name, object>;
