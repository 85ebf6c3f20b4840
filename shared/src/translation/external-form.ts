import type { Texts } from './language.ts';

export const externalFormTexts = {} as const satisfies Texts;
