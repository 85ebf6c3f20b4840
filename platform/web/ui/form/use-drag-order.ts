/**
 * Hook with which `ReorderList` lets the user drag rows to another position with mouse, pen or finger; the
 * row moves on release, and Escape cancels.
 */
import { type PointerEvent, type RefObject, useState } from 'react';

type Drag = { from: number; to: number };
/** Distance in pixels from the window's edge at which the page scrolls. */
const EDGE = 64;
const SCROLL = 12;

/** Handles dragging with mouse, pen or finger; the rows move on release. */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);

  const start = (event: PointerEvent<HTMLElement>, from: number): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    const handle: HTMLElement = event.currentTarget;
    handle.focus();
    handle.setPointerCapture(event.pointerId);
    let now: Drag = { from, to: from };
    const leave = new AbortController();
    const on = { signal: leave.signal };
    const show = (next: Drag | null): void => {
      if (next) now = next;
      setDrag(next);
    };
    show(now);
    handle.addEventListener(
      'pointermove',
      ({ clientY }) => {
        if (clientY < EDGE) window.scrollBy(0, -SCROLL);
        if (clientY > window.innerHeight - EDGE) window.scrollBy(0, SCROLL);
        const to = rowAt(list.current, from, clientY);
        if (to !== now.to) show({ from, to });
      },
      on,
    );
    const end = (isDropped: boolean) => (): void => {
      leave.abort();
      show(null);
      if (isDropped && now.to !== from) onMove(from, now.to);
    };
    handle.addEventListener('pointerup', end(true), on);
    handle.addEventListener('pointercancel', end(false), on);
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false)(), on);
  };

  /** Returns on which side of a row the dragged one would be dropped. */
  const dropAt = (index: number): 'before' | 'after' | undefined => {
    if (!drag || drag.to === drag.from || drag.to !== index) return undefined;
    return drag.to < drag.from ? 'before' : 'after';
  };
  return { start, dropAt, from: drag?.from ?? null };
}

/** Returns the target index: the number of other rows whose middle is above the pointer. */
function rowAt(list: HTMLElement | null, from: number, y: number): number {
  const rows = [...(list?.children ?? [])].filter((_, index) => index !== from);
  return rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}
