import { screens } from '#platform/common/access/screens.ts';
import { queryClient } from '../api/query-client.ts';
import { currentLanguage, storedLanguage } from '../i18n/preferences.ts';
import { switchLanguage } from '../i18n/use-switch-language.ts';
import { askOwnSight } from './ask-own-sight.ts';
import { forgetAutoLogoutMessage, setToken } from './token.ts';
import { userQuery } from './use-user.ts';

/**
 * Takes a fresh token; the user's data is loaded before any screen asks for it, together with what the screen reads
 * that they go on to, where the server has that at hand.
 */
export async function signIn(token: string, to: string): Promise<void> {
  queryClient.removeQueries({ queryKey: userQuery.queryKey });
  forgetAutoLogoutMessage();
  setToken(token);
  if (to === screens.dashboard.Path) await askOwnSight(to, token, currentLanguage());
  const { Language } = await queryClient.fetchQuery(userQuery);
  const language = storedLanguage(Language);
  if (language !== currentLanguage()) await switchLanguage(language);
}
