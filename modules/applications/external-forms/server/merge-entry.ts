import type { Answers } from '#modules/applications/applications/server/index.ts';

/**
 * Applies an external form entry to an application's answers: fields empty in the entry are cleared, fields
 * outside it stay unchanged.
 */
export const mergeEntry = (answers: Answers, converted: Readonly<Record<string, unknown>>): Answers =>
  Object.fromEntries(Object.entries({ ...answers, ...converted }).filter(([, value]) => value !== null));
