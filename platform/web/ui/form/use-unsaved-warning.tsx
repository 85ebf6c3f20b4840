import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { UnsavedConfirm } from './unsaved-confirm.tsx';

/**
 * Hook that asks before unsaved input is left; render the returned element in the page. `isOfSearch`: the
 * edited record is named in the query, so that a change of any parameter also leaves it; with a name, only
 * that parameter counts.
 */
export function useUnsavedWarning(
  isDirty: boolean,
  { isOfSearch = false }: { isOfSearch?: boolean | string } = {},
): ReactNode {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty &&
      (current.pathname !== next.pathname ||
        (isOfSearch !== false && named(current.search, isOfSearch) !== named(next.search, isOfSearch))),
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  return (
    <UnsavedConfirm
      isOpen={blocker.status === 'blocked'}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
}

const named = (search: object, which: string | true): string =>
  JSON.stringify(which === true ? search : ((search as Record<string, unknown>)[which] ?? null));
