/**
 * Types of the reconciliation's database checks: a named query for differences, restricted to a window of
 * rows.
 */
import type { RawBuilder } from 'kysely';
import type { Finding } from '#platform/server/comparison/types.ts';

/** Restricts a check to the current window of rows: takes a column of ids, returns a condition. */
export type Within = (id: string) => RawBuilder<unknown>;

/** One check of the rows of one window: a single statement, so that it sees one consistent snapshot. */
export type Check = { Name: string; find: (within: Within, at: Date) => RawBuilder<Finding> };
