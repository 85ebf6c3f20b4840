import { call } from '#platform/web/api/call.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryOf } from '#platform/web/api/use-get.ts';
import { getToken } from '#platform/web/session/token.ts';
import { contentRoutes } from '../rules/contract.ts';

/** What is announced stands above every screen, but is less than any of them: nobody waits longer for it. */
const MOST_MS = 500;

const announcements = {
  ...queryOf(contentRoutes.announcements),
  // They may have come with what the server drew.
  staleTime: 10_000,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(contentRoutes.announcements, { signal, isQuiet: true }),
};

/** Asks for them beside everything else that a first screen needs. */
export function prepareAnnouncements(): void {
  if (getToken() !== null) void queryClient.prefetchQuery(announcements);
}

/** So that the first screen stands below them from the beginning, and does not move down while it is read. */
export async function announcementsFirst(): Promise<void> {
  if (getToken() === null || queryClient.getQueryState(announcements.queryKey)?.status !== 'pending') return;
  await Promise.race([
    queryClient.ensureQueryData(announcements).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, MOST_MS)),
  ]);
}
