/**
 * Completes sign-in in the browser: stores the session token, loads the user's data (and the prerendered
 * dashboard's, if that is the target) and switches to the user's language.
 */
import { screens } from '#platform/common/access/screens.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { queryClient } from '../api/query-client.ts';
import { currentLanguage, storedLanguage } from '../i18n/preferences.ts';
import { switchLanguage } from '../i18n/use-switch-language.ts';
import { hydrateQueryCache } from './hydrate-query-cache.ts';
import { forgetLists } from './list-address.ts';
import { clearAutoLogoutMessage, setToken } from './token.ts';
import { userQuery } from './use-user.ts';

/** Fetches the prerendered target screen, because no page is loaded after sign-in. */
function fetchPrerenderedScreen(path: string, token: string, language: Language): Promise<void> {
  window.ownSight = fetch(`/api/first-sight?${new URLSearchParams({ Path: path, lang: language })}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
    .then((answer) => (answer.status === 200 ? answer.json() : null))
    .then((answer) => answer && { ...answer.data, At: Date.now() })
    // Every screen requests missing data itself.
    .catch(() => null);
  return hydrateQueryCache(language);
}

/**
 * Stores a new token; the user's data is loaded before any screen requests it, together with the target
 * screen's data if the server has it prerendered.
 */
export async function signIn(token: string, to: string): Promise<void> {
  queryClient.removeQueries({ queryKey: userQuery.queryKey });
  clearAutoLogoutMessage();
  forgetLists();
  setToken(token);
  if (to === screens.dashboard.Path) await fetchPrerenderedScreen(to, token, currentLanguage());
  const { Language } = await queryClient.fetchQuery(userQuery);
  const language = storedLanguage(Language);
  if (language !== currentLanguage()) await switchLanguage(language);
}
