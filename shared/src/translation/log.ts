import type { Texts } from './language.ts';

export const logTexts = {} as const satisfies Texts;
