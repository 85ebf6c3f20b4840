import type { Texts } from './language.ts';

export const checklistDesignerTexts = {} as const satisfies Texts;
