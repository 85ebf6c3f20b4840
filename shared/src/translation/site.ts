import type { Texts } from './language.ts';

export const siteTexts = {} as const satisfies Texts;
