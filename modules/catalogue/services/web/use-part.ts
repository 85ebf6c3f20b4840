import { useEffect, useState } from 'react';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';
import { goToPlace } from './go-to-place.ts';
import { tabOf } from './tab-of.ts';

type At = { tab?: string; place?: string };

/** The open tab of a service and the target within it, both read from the URL. */
export function usePart(addressOf: (at: At) => string) {
  const go = useNavigateTo();
  const { tab, place } = useSearchText<'tab' | 'place'>();
  const [placeRequestCount, setPlaceRequestCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a repeated request for the same place navigates there again
  useEffect(() => (place ? goToPlace(place) : undefined), [place, placeRequestCount]);
  return {
    tab: tab ?? (place && tabOf(place)),
    place: place ?? null,
    requestedPlace: placeRequestCount,
    open: (name: string) => go(addressOf({ tab: name }), { replace: true }),
    goToPlace: (path: string) => {
      go(addressOf({ tab: tabOf(path), place: path }), { replace: true });
      setPlaceRequestCount((count) => count + 1);
    },
  };
}

export type Part = ReturnType<typeof usePart>;
