/**
 * Tab bar of the client and staff account screens; the URL contains the open tab, and tabs with unsaved
 * changes are marked.
 */
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';
import classes from './account-tabs.module.css';

export type AccountTab = {
  name: string;
  label: string;
  body: ReactNode;
  /** The content is a list that fills the whole panel. */
  isFlush?: boolean;
  /** The tab has unsaved changes. */
  isDirty?: boolean;
};

/** The tabs of an account; the URL contains the open one. */
export function AccountTabs({ tabs }: { tabs: readonly AccountTab[] }) {
  const t = useText();
  const go = useNavigateTo();
  const { pathname } = useLocation();
  const { tab } = useSearchText<'tab'>();
  const dot = <span className={classes.dot} role="img" aria-label={t('ACCOUNT_UNSAVED')} />;
  return (
    <Tabs
      label={t('ACCOUNT_TABS')}
      open={tab}
      onOpen={(next) => go(`${pathname}?tab=${next}`, { replace: true, isSamePlace: true })}
      tabs={tabs.map(({ isDirty, ...one }) => ({ ...one, mark: isDirty && dot }))}
    />
  );
}
