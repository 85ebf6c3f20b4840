import { screens } from '#platform/common/access/screens.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { queryClient } from '../api/query-client.ts';
import { currentLanguage, storedLanguage } from '../i18n/preferences.ts';
import { switchLanguage } from '../i18n/use-switch-language.ts';
import { hydrateQueryCache } from './hydrate-query-cache.ts';
import { clearAutoLogoutMessage, setToken } from './token.ts';
import { userQuery } from './use-user.ts';

/** Asks what a person sees of a screen where no page is loaded: who signs in goes on to one at once. */
function fetchPrerenderedScreen(path: string, token: string, language: Language): Promise<void> {
  window.ownSight = fetch(`/api/first-sight?${new URLSearchParams({ Path: path, lang: language })}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
    .then((answer) => (answer.status === 200 ? answer.json() : null))
    .then((answer) => answer && { ...answer.data, At: Date.now() })
    // Every screen asks for itself what it finds missing.
    .catch(() => null);
  return hydrateQueryCache(language);
}

/**
 * Takes a fresh token; the user's data is loaded before any screen asks for it, together with what the screen reads
 * that they go on to, where the server has that at hand.
 */
export async function signIn(token: string, to: string): Promise<void> {
  queryClient.removeQueries({ queryKey: userQuery.queryKey });
  clearAutoLogoutMessage();
  setToken(token);
  if (to === screens.dashboard.Path) await fetchPrerenderedScreen(to, token, currentLanguage());
  const { Language } = await queryClient.fetchQuery(userQuery);
  const language = storedLanguage(Language);
  if (language !== currentLanguage()) await switchLanguage(language);
}
