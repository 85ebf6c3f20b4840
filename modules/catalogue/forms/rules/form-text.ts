import { type Localized, surveyLocale } from '#modules/catalogue/services/rules/index.ts';
import { LANGUAGES, type Language } from '#platform/common/i18n/language.ts';
import { isJson, textOf } from './json.ts';

/** Where the form engine keeps a language's text; its own name for English is the default. */
export const localeKey = (language: Language): string =>
  language === 'EN' ? 'default' : surveyLocale[language];

const EMPTY: Localized = { EN: '', CHT: '', CHS: '' };

/** A text of a form as the portal's fields take it. One without languages is English. */
export const localizedOf = (content: unknown): Localized => {
  if (!isJson(content)) return { ...EMPTY, EN: textOf(content) };
  const of = (language: Language) => textOf(content[localeKey(language)]);
  return { EN: of('EN') || textOf(content.en), CHT: of('CHT'), CHS: of('CHS') };
};

/** The text back in the form; other languages that stood there stay. Undefined where nothing is left. */
export const withFormText = (before: unknown, text: Localized): unknown => {
  const kept = isJson(before) ? Object.entries(before).filter(([key]) => key !== 'en') : [];
  const texts = new Map(kept);
  for (const language of LANGUAGES) {
    if (text[language] === '') texts.delete(localeKey(language));
    else texts.set(localeKey(language), text[language]);
  }
  return texts.size > 0 ? Object.fromEntries(texts) : undefined;
};

/** The text in one language, or in whichever there is. */
export const formTextIn = (content: unknown, language: Language): string => {
  const text = localizedOf(content);
  return text[language] || text.EN || text.CHT || text.CHS;
};
