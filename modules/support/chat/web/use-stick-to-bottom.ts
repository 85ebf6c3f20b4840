/**
 * Hook that scrolls message lists of the chat and inbox: keeps the newest message in view, and the position
 * of users who are reading earlier ones.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react';

type Shown = {
  /** Number of items shown. */
  count: number;
  /** The first item: when it changes, earlier messages were loaded. */
  first: string | undefined;
  /** Grows when the user writes: the own message is then scrolled into view from anywhere. */
  own: number;
};

/** Distance from the end in pixels that still counts as being at the end. */
const NEAR = 80;

/**
 * Keeps the end of a list of messages in view for readers at the end; those reading further back keep their position. The list
 * scrolls by itself, or with the page where there is no room for a scrolling list.
 */
export function useStickToBottom({ count, first, own }: Shown): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef({ first, own, height: 0, wasAtEnd: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls after every change of what is shown
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const isOwn = getComputedStyle(element).overflowY !== 'visible';
    const { scrollHeight } = element;
    const { first: firstBefore, own: ownBefore, height, wasAtEnd } = last.current;
    const areEarlier = first !== firstBefore && height > 0 && firstBefore !== undefined;
    if (wasAtEnd || own > ownBefore) toEnd(element, isOwn);
    // The browser keeps the position of pages; for lists this hook does it.
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
