import type { Language } from '#platform/common/i18n/language.ts';
import { queryClient } from '../api/query-client.ts';
import { keepLanguage } from './preferences.ts';
import { speakLanguage } from './text-store.ts';

/** Changes the language in place: nothing is unmounted, so nothing typed is lost. */
export function useSwitchLanguage(): (language: Language) => Promise<void> {
  return switchLanguage;
}

export async function switchLanguage(language: Language): Promise<void> {
  await speakLanguage(language);
  keepLanguage(language);
  // Reasons and messages come translated by the server.
  await queryClient.invalidateQueries();
}
