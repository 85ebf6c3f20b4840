import type { Language } from '#platform/common/i18n/language.ts';

/**
 * The form engine's language code for each of the portal's languages (English, Traditional Chinese,
 * Simplified Chinese).
 */
export const surveyLocale = { EN: 'en', CHT: 'zh-tw', CHS: 'zh-cn' } as const satisfies Record<
  Language,
  string
>;
