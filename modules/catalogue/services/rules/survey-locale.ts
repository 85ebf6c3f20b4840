import type { Language } from '#platform/common/i18n/language.ts';

/** The form engine's locale codes for the portal's languages. */
export const surveyLocale = { EN: 'en', CHT: 'zh-tw', CHS: 'zh-cn' } as const satisfies Record<
  Language,
  string
>;
