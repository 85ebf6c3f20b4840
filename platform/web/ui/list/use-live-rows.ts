/**
 * Hooks of a displayed list: one merges changes by other users without moving rows and counts added and
 * removed ones, the other marks changed rows for three seconds.
 */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { liveChangeOf } from '../../api/live-data.ts';
import type { ListAnswer } from './list-types.ts';
import { initialRows, mergeRows, type StableRows } from './stable-rows.ts';

type Answer<Row> = { data: ListAnswer<Row> | undefined; isPlaceholderData: boolean };
type State<Row> = StableRows<Row> & { source: ListAnswer<Row> | undefined; id: string };

const NO_ROWS: readonly never[] = [];
/** Time in ms for which changed rows are marked. */
const MARKED_MS = 3_000;

/**
 * Returns a list's rows while others change them: what the user requested (another page, filter or order) is
 * shown directly; what was reloaded because of another user's change is merged without moving rows. `id`
 * identifies the request; `isFree` means that the user is not interacting with a row, so reloaded rows are
 * shown directly.
 */
export function useLiveRows<Row>(
  { data, isPlaceholderData }: Answer<Row>,
  id: string,
  keyOf: (row: Row) => string,
  isFree: () => boolean = () => false,
) {
  const [state, setState] = useState<State<Row>>({ ...initialRows<Row>([]), source: undefined, id });
  let now = state;
  if (data && data !== state.source && !isPlaceholderData) {
    const notified = liveChangeOf(data);
    const isReset = notified === undefined || state.id !== id || isFree();
    now = {
      ...(isReset ? initialRows(data.Rows) : mergeRows(state, data.Rows, notified, keyOf)),
      source: data,
      id,
    };
    setState(now);
  }
  const show = () => data && setState({ ...initialRows(data.Rows), source: data, id });
  // While a new request is loading, the previous rows are not shown.
  return {
    rows: data ? now.rows : NO_ROWS,
    changed: now.changed,
    gone: now.removed,
    fresh: now.addedCount,
    show,
  };
}

/**
 * Marks rows however they are rendered: in tables, cards and other shapes each has one `data-row-link`, in
 * the order of the rows.
 */
export function useRowMarks(
  frame: RefObject<HTMLElement | null>,
  keys: readonly string[],
  changed: ReadonlySet<string>,
  removed: ReadonlySet<string>,
): void {
  const order = useRef(keys);
  order.current = keys;
  useEffect(() => {
    if (changed.size + removed.size === 0) return;
    const links = [...(frame.current?.querySelectorAll('[data-row-link]') ?? [])];
    const marked = links.flatMap((link, place) => {
      const key = order.current[place] ?? '';
      const row = link.closest('tr, li');
      const news = removed.has(key) ? 'gone' : changed.has(key) ? 'changed' : null;
      if (!row || news === null) return [];
      row.setAttribute('data-news', news);
      return [row];
    });
    const unmark = () => {
      for (const row of marked)
        if (row.getAttribute('data-news') === 'changed') row.removeAttribute('data-news');
    };
    const timer = setTimeout(unmark, MARKED_MS);
    return () => {
      clearTimeout(timer);
      for (const row of marked) row.removeAttribute('data-news');
    };
  }, [frame, changed, removed]);
}
