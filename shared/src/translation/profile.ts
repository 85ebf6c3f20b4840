import type { Texts } from './language.ts';

export const profileTexts = {} as const satisfies Texts;
