import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether somebody looks for something. Who presses the keys goes on typing at once, on a slow line before the finder is
 * there: `early` takes those letters, and the finder begins with them. `leave` gives the focus back to where it was.
 */
export function useFinding() {
  const [isFinding, setFinding] = useState(false);
  const early = useRef<HTMLInputElement>(null);
  const before = useRef<HTMLElement | null>(null);
  const find = (): void => {
    if (isFinding) return;
    before.current = document.activeElement as HTMLElement | null;
    flushSync(() => setFinding(true));
    early.current?.focus({ preventScroll: true });
  };
  const leave = (): void => {
    setFinding(false);
    setTimeout(() => before.current?.focus({ preventScroll: true }));
  };
  return { isFinding, early, find, leave };
}
