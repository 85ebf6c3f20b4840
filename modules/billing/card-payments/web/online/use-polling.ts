/**
 * Repeats a request with growing intervals while the outcome of a card payment or refund is awaited, for a
 * minute at most; can be started again.
 */
import { useEffect, useState } from 'react';

/** In ms: short at first, because the response usually takes seconds; a minute in total. */
const INTERVALS_MS = [1_000, 1_500, 2_500, 4_000, 7_000, 12_000, 30_000] as const;

/** Polls with growing intervals while a result is awaited; returns whether polling has ended. */
export function usePolling(isAwaited: boolean, look: () => Promise<unknown>) {
  const [round, setRound] = useState(0);
  const pause = INTERVALS_MS[round];
  useEffect(() => {
    if (!isAwaited) return setRound(0);
    if (pause === undefined) return;
    const timer = setTimeout(() => {
      void look()
        // A failed poll counts as one without news; the next one follows.
        .catch(() => undefined)
        .then(() => setRound((before) => before + 1));
    }, pause);
    return () => clearTimeout(timer);
  }, [isAwaited, pause, look]);
  return {
    isOver: pause === undefined,
    again: () => {
      setRound(0);
      // A failed poll counts as one without news; the next one follows.
      void look().catch(() => undefined);
    },
  };
}
