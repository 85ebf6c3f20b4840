import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Confirm } from './confirm.tsx';

/** Asks before unsaved entries are left behind. Put the returned element into the page. */
export function useUnsavedWarning(isDirty: boolean): ReactNode {
  const t = useText();
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
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
