/**
 * Hook that loads a dashboard figure and refreshes it every minute in the background, without the loading
 * bar.
 */
import type { QueryOf, Route } from '#platform/common/contract/define-route.ts';
import { useGet } from '#platform/web/api/use-get.ts';

/** Figures are refreshed every minute, without the loading bar. */
const REFETCH_INTERVAL_MS = 60_000;

export const useFigure = <R extends Route>(route: R, query?: QueryOf<R>) =>
  useGet(route, query, { isQuiet: true, refetchMs: REFETCH_INTERVAL_MS, staleMs: REFETCH_INTERVAL_MS / 2 });
