import type { RawBuilder } from 'kysely';
import type { Finding } from '#platform/server/comparison/types.ts';

/** The rows of its table that a check covers: takes a column of ids, returns a condition. */
export type Within = (id: string) => RawBuilder<unknown>;

/** One question about the rows of one window: a single statement, so that it sees everything at one moment. */
export type Check = { Name: string; find: (within: Within, at: Date) => RawBuilder<Finding> };
