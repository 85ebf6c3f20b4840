import { LANGUAGE_TAGS, LANGUAGES, type Language } from '@assay/shared/translation/language.ts';
import { useTranslation } from 'react-i18next';

export function useLanguage(): Language {
  const tag = useTranslation().i18n.language;
  return LANGUAGES.find((language) => LANGUAGE_TAGS[language] === tag) ?? 'EN';
}
