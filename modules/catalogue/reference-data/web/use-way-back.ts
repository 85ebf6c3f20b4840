import { type RefObject, useRef, useState } from 'react';

/**
 * Of a row that may be gone after what its menu began: the menu's button and, where that is gone, the list's frame.
 */
export function useWayBack(): {
  menu: RefObject<HTMLButtonElement | null>;
  back: RefObject<HTMLElement | null>;
} {
  const menu = useRef<HTMLButtonElement>(null);
  const frame = useRef<Element | null>(null);
  const [back] = useState(() => ({
    get current(): HTMLElement | null {
      return menu.current ?? (frame.current as HTMLElement | null);
    },
  }));
  if (menu.current) frame.current = menu.current.closest('section');
  return { menu, back };
}
