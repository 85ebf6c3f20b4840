import type { Language } from '@assay/shared/translation/language.ts';
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** One instance per page in the browser, one per request on the server. Keys are flat; a missing key shows itself. */
export function createI18n(language: Language, texts: Record<string, string>): i18n {
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: texts } },
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
