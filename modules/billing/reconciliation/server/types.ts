import type { RawBuilder } from 'kysely';
import type { Found } from '#platform/server/comparison/types.ts';

/** Which rows of its table a check looks at: a column of ids goes in, a condition comes out. */
export type Within = (id: string) => RawBuilder<unknown>;

/** One question about the rows of one window: a single statement, so that it sees everything at one moment. */
export type Check = { Name: string; find: (within: Within, at: Date) => RawBuilder<Found> };
