import type { Texts } from './language.ts';

/** Certificate templates, and the pictures that stand on certificates. */
export const templateTexts = {
  TITLE_MARKS: ['Logos, signatures and marks', '標誌、簽署及認可標記', '标志、签署及认可标记'],
} as const satisfies Texts;
