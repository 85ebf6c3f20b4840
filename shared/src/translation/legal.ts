import type { Texts } from './language.ts';

/** Terms, privacy and their acceptance. */
export const legalTexts = {
  ERR_TERMS_OPEN: [
    'The terms have changed. Please read and accept them first.',
    '條款已更新，請先閱讀並接受。',
    '条款已更新，请先阅读并接受。',
  ],
} as const satisfies Texts;
