import { type RefObject, useEffect } from 'react';

/**
 * Hook that returns the focus when a dialog closes or is unmounted: to the previously focused element, or to
 * `fallback` if that is gone or was disabled in the meantime. Every `Dialog` and `SidePanel` does this without a
 * fallback.
 */
export function useReturnFocus(fallback?: RefObject<HTMLElement | null>, isOpen = true): void {
  useEffect(() => {
    if (!isOpen) return;
    const before = document.activeElement;
    return () => {
      // After React has removed the dialog and rendered the page below.
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
