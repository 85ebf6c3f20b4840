import { type Language, languageOf } from '@assay/shared/translation/language.ts';
import { useTranslation } from 'react-i18next';

export function useLanguage(): Language {
  return languageOf(useTranslation().i18n.language);
}
