import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { UnsavedConfirm } from './unsaved-confirm.tsx';

/**
 * Asks before unsaved entries are left behind. Put the returned element into the page. `isOfSearch`: what is edited
 * is named by a query parameter, so that another one leaves it too; with a name, by that one alone.
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
