import type { Texts } from './language.ts';

export const certificateTexts = {} as const satisfies Texts;
