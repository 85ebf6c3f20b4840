import type { Answers } from '#modules/applications/applications/server/index.ts';

/** Answers with an entry's on top: what the entry leaves empty is emptied, what it does not ask stays. */
export const mergeEntry = (answers: Answers, converted: Readonly<Record<string, unknown>>): Answers =>
  Object.fromEntries(Object.entries({ ...answers, ...converted }).filter(([, value]) => value !== null));
