import { call } from '#platform/web/api/call.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryOf } from '#platform/web/api/use-get.ts';
import { getToken } from '#platform/web/session/token.ts';
import { contentRoutes } from '../rules/contract.ts';

/** Announcements are shown above every screen, but are less important than any of them: the screen waits no longer for them. */
const MAX_WAIT_MS = 500;

const announcements = {
  ...queryOf(contentRoutes.announcements),
  // They may have come with what the server drew.
  staleTime: 10_000,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(contentRoutes.announcements, { signal, isQuiet: true }),
};

/** Fetches them in parallel with everything else that a first screen needs. */
export function prefetchAnnouncements(): void {
  if (getToken() !== null) void queryClient.prefetchQuery(announcements);
}

/** So that the first screen is below them from the beginning, and does not move down while it is read. */
export async function awaitAnnouncements(): Promise<void> {
  if (getToken() === null || queryClient.getQueryState(announcements.queryKey)?.status !== 'pending') return;
  await Promise.race([
    queryClient.ensureQueryData(announcements).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS)),
  ]);
}
