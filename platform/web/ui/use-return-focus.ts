import { type RefObject, useEffect } from 'react';

/**
 * When a dialog closes, also one that is drawn only while it is open, the focus goes back to what had it before, or to
 * `fallback` where that is gone or was switched off while it worked. Every `Dialog` and `SidePanel` does this without a fallback.
 */
export function useReturnFocus(fallback?: RefObject<HTMLElement | null>, isOpen = true): void {
  useEffect(() => {
    if (!isOpen) return;
    const before = document.activeElement;
    return () => {
      // After React has taken the dialog away and redrawn what is below.
      setTimeout(() => {
        const now = document.activeElement;
        if (now !== null && now !== document.body) return;
        const isBack = before instanceof HTMLElement && before !== document.body && before.isConnected;
        const target = isBack ? before : fallback?.current;
        target?.focus({ preventScroll: true });
      }, 20);
    };
  }, [fallback, isOpen]);
}
