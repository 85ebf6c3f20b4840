import { screenOf } from '@assay/shared/access/navigate.ts';
import { screens } from '@assay/shared/access/screens.ts';
import { queryClient } from '../api/query-client.ts';
import { pages } from '../pages.ts';
import { getToken } from './token.ts';
import { userQuery } from './use-user.ts';

/**
 * Begins what the first screen needs beside the texts, so that one does not wait for the other: who is signed in, and
 * the code of the screen. What fails here is asked again, and judged, by the guard and the router.
 */
export function prepareFirstScreen(): void {
  if (getToken() !== null) void queryClient.prefetchQuery(userQuery);
  const screen = screenOf(window.location.pathname);
  const name = Object.entries(screens).find(([, one]) => one === screen)?.[0];
  const page = Object.entries(pages).find(([key]) => key === name)?.[1];
  void page?.preload?.();
}
