import { type Localized, surveyLocale } from '#modules/catalogue/services/rules/index.ts';
import { LANGUAGES, type Language } from '#platform/common/i18n/language.ts';
import { isJson, textOf } from './json.ts';

/** Where the form engine keeps a language's text; its own name for English is the default. */
export const localeKey = (language: Language): string =>
  language === 'EN' ? 'default' : surveyLocale[language];

const EMPTY: Localized = { EN: '', CHT: '', CHS: '' };

/** A text of a form as the portal's fields take it. One without languages is English. */
export const localizedOf = (said: unknown): Localized => {
  if (!isJson(said)) return { ...EMPTY, EN: textOf(said) };
  const of = (language: Language) => textOf(said[localeKey(language)]);
  return { EN: of('EN') || textOf(said.en), CHT: of('CHT'), CHS: of('CHS') };
};

/** The text back in the form; other languages that stood there stay. Undefined where nothing is left. */
export const withFormText = (before: unknown, text: Localized): unknown => {
  const kept = isJson(before) ? Object.entries(before).filter(([key]) => key !== 'en') : [];
  const said = new Map(kept);
  for (const language of LANGUAGES) {
    if (text[language] === '') said.delete(localeKey(language));
    else said.set(localeKey(language), text[language]);
  }
  return said.size > 0 ? Object.fromEntries(said) : undefined;
};

/** The text in one language, or in whichever there is. */
export const formTextIn = (said: unknown, language: Language): string => {
  const text = localizedOf(said);
  return text[language] || text.EN || text.CHT || text.CHS;
};
