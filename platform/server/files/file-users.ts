/**
 * Hooks through which modules declare which columns refer to files, so that files in use are never deleted.
 */
import type { RawBuilder, SqlBool } from 'kysely';
import { defineSyncHook } from '../hooks.ts';

/** By table: the condition that one of its rows refers to the current row of `file`. */
type ByTable = Readonly<Record<string, RawBuilder<SqlBool>>>;

/**
 * Places where a user's file may be in use without being attached to an application or message. A test
 * compares the tables with every database column that refers to files. Fails before `installHooks` instead
 * of returning no answers, because otherwise files in use could be deleted.
 */
export const fileUsers = defineSyncHook<void, ByTable>('files.in-use');

/** SQL shared by records that may refer to an attached file. */
type Tied = {
  /** Parenthesised subquery with the organisation of the application that the file is attached to. */
  organisationId: RawBuilder<number>;
};

/**
 * Records that may refer to a file attached to an application: while any of them does, the file stays
 * attached. Previous versions of edited or removed comments do not count. A test compares the tables with
 * every database column that lists files. Also fails before `installHooks`.
 */
export const fileNamers = defineSyncHook<Tied, ByTable>('files.named');

/** Returns all conditions of all modules. */
export const conditionsOf = (all: readonly ByTable[]): RawBuilder<SqlBool>[] => all.flatMap(Object.values);
