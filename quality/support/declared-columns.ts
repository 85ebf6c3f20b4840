/**
 * Types that express the TypeScript row types of the tables as text, so that the compiler can compare them
 * with the columns of the real database (see `row-types.ts`).
 */
import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '#platform/server/database/tables.ts';

/* Describes the declared row types as text: `row-types.ts` writes the database's declaration next to each, and the compiler compares them. */

type Read<Name extends keyof Tables, Column> = Column extends keyof Selectable<Tables[Name]>
  ? Selectable<Tables[Name]>[Column]
  : never;
type NullabilityOf<Value> = null extends Value ? '' : ' not null';

type Family<Value> = [Value] extends [never]
  ? 'not declared'
  : unknown extends Value
    ? 'unknown'
    : [Value] extends [string]
      ? 'string'
      : [Value] extends [number]
        ? 'number'
        : [Value] extends [boolean]
          ? 'boolean'
          : [Value] extends [Date]
            ? 'Date'
            : [Value] extends [Buffer]
              ? 'Buffer'
              : [Value] extends [readonly (infer One)[]]
                ? `${Family<One>}[]`
                : 'object';

/** The type of a column and whether it may be null. */
export type Declared<
  Name extends keyof Tables,
  Column,
> = `${Family<NonNullable<Read<Name, Column>>>}${NullabilityOf<Read<Name, Column>>}`;

/** The same for a JSON column, which may contain any JSON value. */
export type DeclaredJson<Name extends keyof Tables, Column> =
  unknown extends Read<Name, Column>
    ? 'json' | 'json not null'
    : Family<NonNullable<Read<Name, Column>>> extends infer Kind extends 'not declared' | 'Date' | 'Buffer'
      ? Kind
      : `json${NullabilityOf<Read<Name, Column>>}`;

/**
 * Whether an insert must, may or must not give the column. For a column of any type this cannot be
 * determined.
 */
export type InsertRuleOf<Name extends keyof Tables, Column> = Column extends keyof Insertable<Tables[Name]>
  ? unknown extends Read<Name, Column>
    ? 'may be left out' | 'has to be given'
    : Record<never, never> extends Pick<Insertable<Tables[Name]>, Column>
      ? 'may be left out'
      : 'has to be given'
  : 'must not be given';

/** Declared tables or columns that do not exist in the database. */
export type UndeclaredInDatabase<Name, Existing> = [Exclude<Name, Existing>] extends [never]
  ? 'nothing'
  : Exclude<Name, Existing>;
