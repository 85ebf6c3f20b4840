import type { Texts } from './language.ts';

export const providerTexts = {} as const satisfies Texts;
