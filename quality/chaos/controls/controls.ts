import type { Control } from './control.ts';
import { spoiltRows } from './rows.ts';
import { said } from './said.ts';

/** By the name of the check that must see it. */
export const CONTROLS: Readonly<Record<string, Control>> = { ...said, ...spoiltRows };
