import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Confirm } from './confirm.tsx';

/**
 * Asks before unsaved entries are left behind. Put the returned element into the page. `isOfSearch`: what is edited
 * is named by a query parameter, so that another one leaves it too.
 */
export function useUnsavedWarning(isDirty: boolean, { isOfSearch = false } = {}): ReactNode {
  const t = useText();
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty &&
      (current.pathname !== next.pathname ||
        (isOfSearch && JSON.stringify(current.search) !== JSON.stringify(next.search))),
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  return (
    <Confirm
      isOpen={blocker.status === 'blocked'}
      title={t('UNSAVED_TITLE')}
      text={t('UNSAVED_TEXT')}
      confirmLabel={t('UNSAVED_LEAVE')}
      tone="danger"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
