import { answersMatch } from './answers-match.ts';
import type { Check } from './check.ts';
import { histories } from './histories.ts';
import { payments } from './payments.ts';
import { storedData } from './stored-data.ts';

/** All checks of the database and the stored files that run at the end of a chaos test. */
export const CHECKS: readonly Check[] = [...answersMatch, ...histories, ...payments, ...storedData];
