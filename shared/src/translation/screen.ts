import type { Texts } from './language.ts';

export const screenTexts = {} as const satisfies Texts;
