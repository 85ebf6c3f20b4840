/**
 * Converts texts between the form engine's format, keyed by the engine's language codes, and the portal's
 * localised texts (English, Traditional and Simplified Chinese).
 */
import { type Localized, surveyLocale } from '#modules/catalogue/services/rules/index.ts';
import { LANGUAGES, type Language } from '#platform/common/i18n/language.ts';
import { isJson, textOf } from './json.ts';

/**
 * The form engine's key for a language. The engine stores English under its own key for the default
 * language.
 */
export const localeKey = (language: Language): string =>
  language === 'EN' ? 'default' : surveyLocale[language];

const EMPTY: Localized = { EN: '', CHT: '', CHS: '' };

/** Converts a form text to the portal's localised text. A text without languages counts as English. */
export const localizedOf = (content: unknown): Localized => {
  if (!isJson(content)) return { ...EMPTY, EN: textOf(content) };
  const of = (language: Language) => textOf(content[localeKey(language)]);
  return { EN: of('EN') || textOf(content.en), CHT: of('CHT'), CHS: of('CHS') };
};

/** Writes a localised text into the form's format and keeps other languages. Undefined if nothing is left. */
export const withFormText = (before: unknown, text: Localized): unknown => {
  const otherEntries = isJson(before) ? Object.entries(before).filter(([key]) => key !== 'en') : [];
  const texts = new Map(otherEntries);
  for (const language of LANGUAGES) {
    if (text[language] === '') texts.delete(localeKey(language));
    else texts.set(localeKey(language), text[language]);
  }
  return texts.size > 0 ? Object.fromEntries(texts) : undefined;
};

/** Returns a form text in one language, or in any language that has it. */
export const formTextIn = (content: unknown, language: Language): string => {
  const text = localizedOf(content);
  return text[language] || text.EN || text.CHT || text.CHS;
};
