/**
 * List whose rows the user reorders by dragging a row's handle, or with the arrow keys on it; each move is
 * announced to screen readers.
 */

import { IconGripVertical } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Stack } from '../layout/stack.tsx';
import classes from './reorder-list.module.css';
import { useDragOrder } from './use-drag-order.ts';

type Props<Item> = {
  items: readonly Item[];
  keyOf: (item: Item, index: number) => string;
  /** Accessible name of an item's handle. */
  nameOf: (item: Item, index: number) => string;
  /** `to` is the index after the move. */
  onMove: (from: number, to: number) => void;
  label: string;
  /** The order cannot be changed: no handles are shown. */
  isFixed?: boolean;
  className?: string | undefined;
  rowClassName?: string | undefined;
  children: (item: Item, index: number, handle: ReactNode) => ReactNode;
};

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

const focusHandle = (list: HTMLElement | null, place: number) =>
  list?.querySelector<HTMLElement>(`:scope > li:nth-child(${place + 1}) [data-handle]`)?.focus();

/** A list that the user reorders by dragging a row's handle, or with the arrow keys on it. */
export function ReorderList<Item>(props: Props<Item>) {
  const { items, keyOf, nameOf, onMove, label, isFixed = false } = props;
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  const followed = useRef<{ key: string; place: number } | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const move = (from: number, to: number): void => {
    const item = items[from];
    if (item === undefined || to === from || to < 0 || to >= items.length) return;
    onMove(from, to);
    setAnnouncement(t('REORDER_MOVED', { name: nameOf(item, from), place: to + 1, count: items.length }));
  };
  const drag = useDragOrder(list, move);
  const press = (event: KeyboardEvent, index: number): void => {
    const to = STEPS[event.key]?.(index, items.length - 1);
    if (to === undefined) return;
    event.preventDefault();
    move(index, to);
    const place = Math.max(0, Math.min(to, items.length - 1));
    const item = items[index];
    if (item !== undefined) followed.current = { key: keyOf(item, index), place };
    requestAnimationFrame(() => focusHandle(list.current, place));
  };
  // The row moves when it is rendered again, which may be later than the next frame; then the focus follows.
  useLayoutEffect(() => {
    const target = followed.current;
    const there = target && items[target.place];
    if (!there || keyOf(there, target.place) !== target.key) return;
    followed.current = null;
    focusHandle(list.current, target.place);
  });
  const handle = (item: Item, index: number) =>
    isFixed || items.length < 2 ? null : (
      <button
        type="button"
        data-handle
        className={classes.handle}
        aria-label={t('REORDER_HANDLE', {
          name: nameOf(item, index),
          place: index + 1,
          count: items.length,
        })}
        title={t('REORDER_HINT')}
        onKeyDown={(event) => press(event, index)}
        onPointerDown={(event) => drag.start(event, index)}
      >
        <IconGripVertical size={18} stroke={1.7} aria-hidden="true" />
      </button>
    );
  if (items.length === 0) return null;
  return (
    <>
      <Stack ref={list} as="ul" className={props.className ?? ''} aria-label={label}>
        {items.map((item, index) => (
          <li
            key={keyOf(item, index)}
            className={`${classes.row} ${props.rowClassName ?? ''}`}
            data-dragged={drag.from === index || undefined}
            data-drop={drag.dropAt(index)}
          >
            {props.children(item, index, handle(item, index))}
          </li>
        ))}
      </Stack>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </>
  );
}
