import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/**
 * Column types from which the row types of all tables are composed: generated ids, timestamps, JSON columns,
 * and columns that can never be updated.
 */

/** An id generated only by the database. */
export type Id = GeneratedAlways<number>;
export type Moment = Generated<Date>;
/** A JSON column: read and written as a value; `connect.ts` encodes it. */
export type Json<T> = ColumnType<T, T, T>;
/** A JSON column with a database default. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>;
export type Immutable<T> = ColumnType<T, T, never>;
/** An immutable column with a database default. */
export type ImmutableDefault<T> = ColumnType<T, T | undefined, never>;
