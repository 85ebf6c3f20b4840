import { useCallback, useEffect, useRef, useState } from 'react';
import { onRoom } from '#platform/web/api/live.ts';
import type { Translate } from '#platform/web/i18n/translate.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { LiveNote } from '#platform/web/ui/live-note.tsx';
import type { ApplicationView } from '../rules/contract.ts';
import { type LiveChange, liveChange } from '../rules/live-change.ts';
import { historyWords } from './history-words.ts';
import { readAgain } from './use-application.ts';

/**
 * While an application is open, others act on it: the page reads it again and says who did what. What is being
 * written here stays: only what was read is replaced.
 */
export function LiveNews({ view }: { view: ApplicationView }) {
  const t = useText();
  const [news, setNews] = useState<LiveChange | null>(null);
  const { ApplicationKey } = view;
  const version = useRef(view.Version);
  version.current = view.Version;

  useEffect(
    () =>
      onRoom(`application:${ApplicationKey}`, (detail) => {
        const change = liveChange.safeParse(detail).data ?? null;
        // One's own act came with its answer already.
        if (change && change.Version <= version.current) return;
        void readAgain(ApplicationKey).catch(() => undefined);
        // A draft that is kept every few seconds is no news.
        if (change && !change.IsByYou && change.Action !== 'SAVE') setNews(change);
      }),
    [ApplicationKey],
  );
  return <LiveNote text={news && newsText(news, t)} onOver={useCallback(() => setNews(null), [])} />;
}

function newsText({ Action, By, FromStep }: LiveChange, t: Translate): string {
  if (!By || !Action) return t('LIVE_CHANGED');
  return t('LIVE_DID', { name: By.Name, what: historyWords({ Action, FromStep, Assigned: null }, t) });
}
