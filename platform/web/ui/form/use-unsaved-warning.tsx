import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { UnsavedConfirm } from './unsaved-confirm.tsx';

/**
 * Hook that asks before a page with unsaved input is left; render the returned dialog. `isOfSearch`: a
 * change of any query parameter (or of the named one) also counts as leaving, as it opens another record.
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
