import { LANGUAGE_TAGS, type Language } from '@assay/shared/translation/language.ts';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../api/query-client.ts';
import { loadTexts } from './load-texts.ts';
import { keepLanguage } from './preferences.ts';

/** Changes the language in place: nothing is unmounted, so nothing typed is lost. */
export function useSwitchLanguage(): (language: Language) => Promise<void> {
  const { i18n } = useTranslation();
  return async (language) => {
    const tag = LANGUAGE_TAGS[language];
    if (!i18n.hasResourceBundle(tag, 'translation'))
      i18n.addResourceBundle(tag, 'translation', await loadTexts(language));
    keepLanguage(language);
    await i18n.changeLanguage(tag);
    // Reasons and messages come translated by the server.
    await queryClient.invalidateQueries();
  };
}
