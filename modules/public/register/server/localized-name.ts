import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Language } from '#platform/common/i18n/language.ts';

const ORDER: Readonly<Record<Language, readonly Language[]>> = {
  EN: ['EN', 'CHT', 'CHS'],
  CHT: ['CHT', 'CHS', 'EN'],
  CHS: ['CHS', 'CHT', 'EN'],
};

/**
 * Returns a name in the given language, or else in the closest one that has it: the other Chinese script
 * before English.
 */
export const localizedName = (text: Localized, language: Language): string =>
  ORDER[language].map((one) => text[one]).find((one) => one !== '') ?? '';
