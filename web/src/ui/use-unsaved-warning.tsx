import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { UnsavedConfirm } from './unsaved-confirm.tsx';

/**
 * Asks before unsaved entries are left behind. Put the returned element into the page. `isOfSearch`: what is edited
 * is named by a query parameter, so that another one leaves it too.
 */
export function useUnsavedWarning(isDirty: boolean, { isOfSearch = false } = {}): ReactNode {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty &&
      (current.pathname !== next.pathname ||
        (isOfSearch && JSON.stringify(current.search) !== JSON.stringify(next.search))),
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
