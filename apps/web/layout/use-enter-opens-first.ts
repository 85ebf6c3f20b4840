import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/**
 * Enter in the finder opens the first hit where none was selected with the arrow keys. Pressed while the hits of what
 * was typed are still being loaded, it opens the first of them as soon as they are there.
 *
 * @returns what the search field does with a key
 */
export function useEnterOpensFirst(isLoading: boolean) {
  const dialog = useRef<Element | null>(null);
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    if (!isPressed || isLoading) return;
    setPressed(false);
    dialog.current?.querySelector<HTMLElement>('[data-action]')?.click();
  }, [isPressed, isLoading]);
  return (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return setPressed(false);
    dialog.current = event.currentTarget.closest('[role="dialog"]');
    if (!dialog.current?.querySelector('[data-selected]')) setPressed(true);
  };
}
