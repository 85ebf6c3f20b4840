/**
 * Fetches the announcements with the first data of the app and waits up to half a second for them, so that
 * the first screen does not move when they appear.
 */
import { call } from '#platform/web/api/call.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryOf } from '#platform/web/api/use-get.ts';
import { getToken } from '#platform/web/session/token.ts';
import { announcementRoutes } from '../rules/announcement-contract.ts';

/** Maximum time that the first screen waits for the announcements above it. */
const MAX_WAIT_MS = 500;

const announcements = {
  ...queryOf(announcementRoutes.announcements),
  // They may have been included in the server-rendered page.
  staleTime: 10_000,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(announcementRoutes.announcements, { signal, isQuiet: true }),
};

/** Fetches the announcements in parallel with the other data of the first screen. */
export function prefetchAnnouncements(): void {
  if (getToken() !== null) void queryClient.prefetchQuery(announcements);
}

/** Waits for the announcements, so that the first screen is placed below them from the start. */
export async function awaitAnnouncements(): Promise<void> {
  if (getToken() === null || queryClient.getQueryState(announcements.queryKey)?.status !== 'pending') return;
  await Promise.race([
    // The first screen does not depend on it; the announcements report their own failure.
    queryClient.ensureQueryData(announcements).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS)),
  ]);
}
