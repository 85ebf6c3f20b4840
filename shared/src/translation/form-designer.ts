import type { Texts } from './language.ts';

export const formDesignerTexts = {} as const satisfies Texts;
