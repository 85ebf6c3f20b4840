/**
 * Announcements above every screen of the app for signed-in users, updated live on publication, and when an
 * announcement starts or ends.
 */
import { useEffect } from 'react';
import { onRoom } from '#platform/web/api/live.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf, useGet } from '#platform/web/api/use-get.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { ANNOUNCEMENTS_ROOM, type Announced, announcementRoutes } from '../rules/announcement-contract.ts';
import { closedIn } from '../rules/closed-announcements.ts';
import { AnnouncementList } from './announcement-list.tsx';

/** Polling interval without live updates. */
const POLL_INTERVAL_MS = 300_000;
/** Minimum delay, so that a fast client clock does not cause repeated requests. */
const MIN_DELAY_MS = 5_000;
/** Random delay, so that clients do not all send requests in the same second. */
const JITTER_MS = 3_000;
const queryKey = queryKeyOf(announcementRoutes.announcements);

const refetchAnnouncements = () => void queryClient.invalidateQueries({ queryKey });

/** Receives publications; refetches when an announcement starts or ends. */
function useAnnouncementUpdates(nextAt: string | null, asOf: number): void {
  useEffect(
    () =>
      onRoom(ANNOUNCEMENTS_ROOM, (detail) => {
        if (detail === null) return refetchAnnouncements();
        queryClient.setQueryData<Announced>(queryKey, detail as Announced);
      }),
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a response that came too early is requested again
  useEffect(() => {
    const wait = Date.parse(nextAt ?? '') - Date.now() + Math.random() * JITTER_MS;
    if (!(wait < POLL_INTERVAL_MS)) return;
    const timer = setTimeout(refetchAnnouncements, Math.max(wait, MIN_DELAY_MS));
    return () => clearTimeout(timer);
  }, [nextAt, asOf]);
}

/** Shows the announcements for the signed-in user. */
export function AnnouncementBar() {
  const t = useText();
  const language = useLanguage();
  const news = useGet(announcementRoutes.announcements, undefined, {
    isQuiet: true,
    staleMs: POLL_INTERVAL_MS,
    refetchMs: POLL_INTERVAL_MS,
  });
  useAnnouncementUpdates(news.data?.NextAt ?? null, news.dataUpdatedAt);
  const closed = new Set(closedIn(document.cookie));
  const items = news.data?.Items.filter(({ Key }) => !closed.has(Key)) ?? [];
  return (
    // Screen readers announce changes.
    <div aria-live="polite">
      <AnnouncementList items={items} text={(text) => text[language]} t={t} />
    </div>
  );
}
