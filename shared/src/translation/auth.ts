import type { Texts } from './language.ts';

export const authTexts = {} as const satisfies Texts;
