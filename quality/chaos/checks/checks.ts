import { answersMatch } from './answers-match.ts';
import type { Check } from './check.ts';
import { histories } from './histories.ts';
import { payments } from './payments.ts';
import { storedData } from './stored-data.ts';

/**
 * List of all chaos checks (answers, histories, payments, stored data) that run at the end of a chaos test.
 */
export const CHECKS: readonly Check[] = [...answersMatch, ...histories, ...payments, ...storedData];
