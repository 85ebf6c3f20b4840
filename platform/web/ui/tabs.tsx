/**
 * Tabs for the parts of a record, with optional counts and marks; only the open part is rendered, and the
 * caller stores which one in the URL.
 */
import { Tabs as MantineTabs } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './tabs.module.css';

export type Tab = {
  name: string;
  label: string;
  /** Shown after the label: a count or progress. */
  count?: string | undefined;
  /** Shown after the label if something needs attention; rendered by the feature. */
  mark?: ReactNode;
  body: ReactNode;
  /** For a list that fills the whole panel. */
  isFlush?: boolean | undefined;
  /** For content of several cards: they are shown on the page below the row of tabs. */
  isOnPage?: boolean | undefined;
};

type Props = {
  label: string;
  tabs: readonly Tab[];
  open: string | undefined;
  onOpen: (name: string) => void;
};

/** The caller stores the open tab in the URL. */
export function Tabs({ label, tabs, open, onOpen }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const isChosen = useRef(false);
  const shown = tabs.find((one) => one.name === open) ?? tabs[0];
  const name = shown?.name ?? null;
  // On a narrow screen the open tab may be outside the visible part.
  useEffect(() => {
    const row = list.current;
    const tab = name && row?.querySelector('[aria-selected="true"]');
    if (!row || !tab) return;
    // Scrolls only the row of tabs, not the page.
    const [seen, chosen] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    row.scrollLeft += Math.min(0, chosen.left - seen.left) + Math.max(0, chosen.right - seen.right);
    // Of a tab that was chosen in the lower half of the window, hardly anything would be seen.
    if (isChosen.current && seen.top > window.innerHeight / 2) row.scrollIntoView({ block: 'start' });
    isChosen.current = false;
  }, [name]);
  return (
    <MantineTabs
      value={name}
      onChange={(next) => {
        if (next === null) return;
        isChosen.current = true;
        onOpen(next);
      }}
      keepMounted={false}
      className={shown?.isOnPage ? classes.page : classes.card}
    >
      <MantineTabs.List ref={list} className={`${classes.list} sideways`} aria-label={label}>
        {tabs.map((one) => (
          <MantineTabs.Tab key={one.name} value={one.name} className={classes.tab}>
            {one.label}
            {one.count && <span className={classes.count}> {one.count}</span>}
            {one.mark}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      {tabs.map((one) => (
        <MantineTabs.Panel
          key={one.name}
          value={one.name}
          className={`${classes.panel} ${one.isFlush ? classes.flush : ''}`}
        >
          {one.body}
        </MantineTabs.Panel>
      ))}
    </MantineTabs>
  );
}
