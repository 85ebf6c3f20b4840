import type { Texts } from './language.ts';

export const mailTexts = {} as const satisfies Texts;
