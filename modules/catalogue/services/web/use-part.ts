import { useEffect, useState } from 'react';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';
import { goToPlace } from './go-to-place.ts';
import { tabOf } from './tab-of.ts';

type At = { tab?: string; place?: string };

/**
 * React hook for the tabs of a service: reads the open tab and the target field from the URL, switches tabs,
 * and goes to the field of a fault.
 */
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
