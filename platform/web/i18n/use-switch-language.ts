/**
 * Changes the display language in place, so that no input is lost: loads its texts, remembers the choice,
 * and reloads data that the server translates. Also available as a hook.
 */
import type { Language } from '#platform/common/i18n/language.ts';
import { queryClient } from '../api/query-client.ts';
import { saveLanguage } from './preferences.ts';
import { loadLanguage } from './text-store.ts';

/** Hook that changes the language in place: nothing is unmounted, so no input is lost. */
export function useSwitchLanguage(): (language: Language) => Promise<void> {
  return switchLanguage;
}

export async function switchLanguage(language: Language): Promise<void> {
  await loadLanguage(language);
  saveLanguage(language);
  // The server translates reasons and messages, so cached data is reloaded.
  await queryClient.invalidateQueries();
}
