/**
 * Type and constructor of data scopes: reusable query conditions that restrict which rows of a table a user
 * may see, checked by the compiler against the table queried.
 */
import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool } from 'kysely';
import type { Tables } from './tables.ts';

/** An expression builder of a query that reads the table, directly or joined. */
type Reading<Name extends keyof Tables> = { readonly table: (name: Name) => unknown };

/**
 * Which rows of a table a user may see: a `where` condition for any query that reads this table; on another
 * table it does not compile.
 */
export type Scope<Name extends keyof Tables> = (query: Reading<Name>) => Expression<SqlBool>;

/**
 * Creates a scope. The condition refers only to the table, so it fits any query that reads it, whatever else
 * is joined.
 */
export const scopeOn =
  <Name extends keyof Tables>(
    condition: (eb: ExpressionBuilder<Tables, Name>) => Expression<SqlBool>,
  ): Scope<Name> =>
  () =>
    condition(expressionBuilder<Tables, Name>());
