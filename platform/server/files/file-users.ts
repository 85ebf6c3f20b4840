import type { RawBuilder, SqlBool } from 'kysely';
import { defineSyncHook } from '../hooks.ts';

/** By table: whether a row of it has to do with the row of `file` that the query is at. */
type ByTable = Readonly<Record<string, RawBuilder<SqlBool>>>;

/**
 * Where a person's file may be in use without being tied to an application or a message. A test compares the tables with every
 * column of the database that names files. Not a plain hook, because it has to fail before `installHooks`: no file may be
 * removed because no module answered.
 */
export const fileUsers = defineSyncHook<void, ByTable>('files.in-use');

/** What the records that may name a file have in common with it. */
type Tied = {
  /** The organisation of the application that the file is tied to; a query in brackets. */
  organisationId: RawBuilder<number>;
};

/**
 * What may name a file that is tied to an application: while any of it does, the file stays tied. What a comment said
 * before it was edited or removed is not among them. A test holds the tables against every column of the database that
 * lists files. As above, not a plain hook.
 */
export const fileNamers = defineSyncHook<Tied, ByTable>('files.named');

/** All conditions of all modules. */
export const conditionsOf = (all: readonly ByTable[]): RawBuilder<SqlBool>[] => all.flatMap(Object.values);
