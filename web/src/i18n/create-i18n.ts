import { LANGUAGE_TAGS, type Language } from '@assay/shared/translation/language.ts';
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** Texts by key, flat; a missing key shows itself. Languages go by their BCP 47 tag: i18next knows no `CHT`. */
export function createI18n(language: Language, texts: Record<string, string>): i18n {
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: LANGUAGE_TAGS[language],
    resources: { [LANGUAGE_TAGS[language]]: { translation: texts } },
    load: 'currentOnly',
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
