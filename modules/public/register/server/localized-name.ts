import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Language } from '#platform/common/i18n/language.ts';

const ORDER: Readonly<Record<Language, readonly Language[]>> = {
  EN: ['EN', 'CHT', 'CHS'],
  CHT: ['CHT', 'CHS', 'EN'],
  CHS: ['CHS', 'CHT', 'EN'],
};

/** Name in the given language, or in the closest language available. */
export const localizedName = (text: Localized, language: Language): string =>
  ORDER[language].map((one) => text[one]).find((one) => one !== '') ?? '';
