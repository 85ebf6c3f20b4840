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
  /** A list that fills the whole panel. */
  isFlush?: boolean;
  /** Something in it is not saved yet. */
  isDirty?: boolean;
};

/** The parts of an account; the address keeps which one is open. */
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
      onOpen={(next) => go(`${pathname}?tab=${next}`, { replace: true })}
      tabs={tabs.map(({ isDirty, ...one }) => ({ ...one, mark: isDirty && dot }))}
    />
  );
}
