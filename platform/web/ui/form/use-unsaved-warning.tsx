/** Hook that asks before a page with unsaved input is left, or saves it first; render the returned dialog. */
import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { UnsavedConfirm } from './unsaved-confirm.tsx';

type Options = {
  /** A change of any query parameter (or of the named one) also counts as leaving, as it opens another record. */
  isOfSearch?: boolean | string;
  /** Saves the input of a page that saves by itself; the question is asked only if that fails (false). */
  save?: () => Promise<boolean>;
};

export function useUnsavedWarning(isDirty: boolean, { isOfSearch = false, save }: Options = {}): ReactNode {
  const blocker = useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      const isLeaving =
        current.pathname !== next.pathname ||
        (isOfSearch !== false && named(current.search, isOfSearch) !== named(next.search, isOfSearch));
      if (!isDirty || !isLeaving) return false;
      return save === undefined || !(await save());
    },
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
