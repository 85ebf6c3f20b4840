import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool } from 'kysely';
import type { Tables } from './tables.ts';

/** The part of an expression builder that only a query has which reads the table, joined or not. */
type Reading<Name extends keyof Tables> = { readonly table: (name: Name) => unknown };

/**
 * Which rows of a table a user may see: a `where` condition for any query that reads this table; on another table it does not
 * compile.
 */
export type Scope<Name extends keyof Tables> = (query: Reading<Name>) => Expression<SqlBool>;

/** The condition is written on the table alone, so that it fits whatever else a query joins. */
export const scopeOn =
  <Name extends keyof Tables>(
    condition: (eb: ExpressionBuilder<Tables, Name>) => Expression<SqlBool>,
  ): Scope<Name> =>
  () =>
    condition(expressionBuilder<Tables, Name>());
