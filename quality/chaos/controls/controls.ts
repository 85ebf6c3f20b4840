import { falseAnswers } from './answers.ts';
import type { Control } from './control.ts';
import { corruptedRows } from './rows.ts';

/** By the name of the check that must see it. */
export const CONTROLS: Readonly<Record<string, Control>> = { ...falseAnswers, ...corruptedRows };
