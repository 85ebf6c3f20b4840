import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Kinds of columns that the row types of all tables are made of. */
/** Numbered by the database alone. */
export type Id = GeneratedAlways<number>;
export type Moment = Generated<Date>;
/** JSON columns are read as values and written as values; `connect.ts` encodes them. */
export type Json<T> = ColumnType<T, T, T>;
/** JSON with a default in the database. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>;
export type Immutable<T> = ColumnType<T, T, never>;
/** The same, where the database has a beginning of its own. */
export type ImmutableDefault<T> = ColumnType<T, T | undefined, never>;
