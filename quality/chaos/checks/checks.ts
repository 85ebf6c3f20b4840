import { answersMatch } from './answers-match.ts';
import type { Check } from './check.ts';
import { histories } from './histories.ts';
import { payments } from './payments.ts';
import { storedData } from './stored-data.ts';

/** Everything that must be true of the tables and the disk when all is over. */
export const CHECKS: readonly Check[] = [...answersMatch, ...histories, ...payments, ...storedData];
