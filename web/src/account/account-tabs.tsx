import { Tabs } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useScreenSearch } from '../search.ts';
import { useGo } from '../ui/use-go.ts';
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
  const go = useGo();
  const { pathname } = useLocation();
  const { tab } = useScreenSearch('userEdit');
  const list = useRef<HTMLDivElement>(null);
  const open = tabs.find((one) => one.name === tab) ?? tabs[0];
  // On a narrow screen the open part may stand outside of the visible ones.
  const name = open?.name;
  useEffect(() => {
    const element = name && list.current?.querySelector('[aria-selected="true"]');
    if (element) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [name]);
  return (
    <Tabs
      value={name ?? null}
      onChange={(next) => go(`${pathname}?tab=${next}`, { replace: true })}
      keepMounted={false}
      className={classes.card}
    >
      <Tabs.List ref={list} className={classes.list} aria-label={t('ACCOUNT_TABS')}>
        {tabs.map((one) => (
          <Tabs.Tab key={one.name} value={one.name} className={classes.tab}>
            {one.label}
            {one.isDirty && <span className={classes.dot} role="img" aria-label={t('ACCOUNT_UNSAVED')} />}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((one) => (
        <Tabs.Panel
          key={one.name}
          value={one.name}
          className={`${classes.panel} ${one.isFlush ? classes.flush : ''}`}
        >
          {one.body}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
