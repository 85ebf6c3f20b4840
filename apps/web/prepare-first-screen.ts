import { screenOf } from '#platform/common/access/navigate.ts';
import { screens } from '#platform/common/access/screens.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { takeOwnSight } from '#platform/web/session/take-own-sight.ts';
import { getToken } from '#platform/web/session/token.ts';
import { userQuery } from '#platform/web/session/use-user.ts';
import { pages } from './pages.ts';

/** So that nothing of it takes the line from the first screen. */
const QUIET_MS = 1_500;

/**
 * Begins what the first screen needs beside the texts, so that one does not wait for the other: the code of the screen,
 * and who is signed in, where the server has not said it with what is seen already. What fails here is asked again,
 * and judged, by the guard and the router.
 */
export async function prepareFirstScreen(language: Language): Promise<void> {
  const screen = screenOf(window.location.pathname);
  const name = Object.entries(screens).find(([, one]) => one === screen)?.[0];
  const page = Object.entries(pages).find(([key]) => key === name)?.[1];
  void page?.preload?.();
  // While somebody types who they are.
  if (screen?.IsLogin) setTimeout(() => void pages.dashboard.preload?.(), QUIET_MS);
  await takeOwnSight(language);
  if (getToken() !== null) void queryClient.prefetchQuery(userQuery);
}
