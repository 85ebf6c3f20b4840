import type { Texts } from './language.ts';

export const shellTexts = {} as const satisfies Texts;
