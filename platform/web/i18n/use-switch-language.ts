import type { Language } from '#platform/common/i18n/language.ts';
import { queryClient } from '../api/query-client.ts';
import { saveLanguage } from './preferences.ts';
import { loadLanguage } from './text-store.ts';

/** Changes the language in place: nothing is unmounted, so nothing typed is lost. */
export function useSwitchLanguage(): (language: Language) => Promise<void> {
  return switchLanguage;
}

export async function switchLanguage(language: Language): Promise<void> {
  await loadLanguage(language);
  saveLanguage(language);
  // Reasons and messages come translated by the server.
  await queryClient.invalidateQueries();
}
