import { type RefObject, useLayoutEffect, useRef } from 'react';

type Shown = {
  /** Of what is shown. */
  count: number;
  /** The first item: when it changes, earlier messages were loaded. */
  first: string | undefined;
  /** Grows with what the reader says: that is brought into sight wherever they read. */
  own: number;
};

/** As near to the end as this counts as being there. */
const NEAR = 80;

/**
 * Keeps the end of a list of messages in view for readers at the end; those reading further back keep their position. The list
 * scrolls by itself, or with the page where there is no room for a scrolling list.
 */
export function useStickToBottom({ count, first, own }: Shown): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef({ first, own, height: 0, wasAtEnd: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of what is shown moves it
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const isOwn = getComputedStyle(element).overflowY !== 'visible';
    const { scrollHeight } = element;
    const { first: firstBefore, own: ownBefore, height, wasAtEnd } = last.current;
    const areEarlier = first !== firstBefore && height > 0 && firstBefore !== undefined;
    if (wasAtEnd || own > ownBefore) toEnd(element, isOwn);
    // Pages keep their position by themselves; a list leaves it to this hook.
    else if (areEarlier && isOwn) element.scrollTop += scrollHeight - height;
    last.current = { ...last.current, first, own, height: scrollHeight };
    const scroller = isOwn ? element : window;
    const remember = () => {
      last.current.wasAtEnd = distanceToEnd(element, isOwn) < NEAR;
    };
    scroller.addEventListener('scroll', remember, { passive: true });
    return () => scroller.removeEventListener('scroll', remember);
  }, [count, first, own]);
  return box;
}

function toEnd(element: HTMLElement, isOwn: boolean): void {
  if (isOwn) element.scrollTop = element.scrollHeight;
  else element.scrollIntoView({ block: 'end' });
}

const distanceToEnd = (element: HTMLElement, isOwn: boolean): number =>
  isOwn
    ? element.scrollHeight - element.scrollTop - element.clientHeight
    : Math.max(0, element.getBoundingClientRect().bottom - window.innerHeight);
