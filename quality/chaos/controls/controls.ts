import { falseAnswers } from './answers.ts';
import type { Control } from './control.ts';
import { corruptedRows } from './rows.ts';

/**
 * Collects all controls (deliberate errors that prove a chaos check works), by the name of the check that
 * must detect them.
 */
export const CONTROLS: Readonly<Record<string, Control>> = { ...falseAnswers, ...corruptedRows };
