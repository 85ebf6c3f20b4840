import type { RawBuilder } from 'kysely';

/** What a check finds: the record by the number that people know, what it should say, and what it says. */
export type Found = { About: string; Expected: string; Found: string };

/** One disagreement. `PARITY_<Check>` is the text that says what it means and what to do. */
export type Difference = Found & { Check: string };

/** Which rows of its table a check looks at: a column of ids goes in, a condition comes out. */
export type Within = (id: string) => RawBuilder<unknown>;

/** One question about the rows of one window: a single statement, so that it sees everything at one moment. */
export type Check = { Name: string; find: (within: Within, at: Date) => RawBuilder<Found> };
