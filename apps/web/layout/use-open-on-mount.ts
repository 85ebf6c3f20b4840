import { useEffect, useRef, useState } from 'react';

/**
 * Hook for the account menu and the notification popover, whose code loads on a button press: opens them on
 * mount and takes the focus from the placeholder button, so that closing returns it.
 */
export function useOpenOnMount() {
  const target = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    target.current?.focus();
    setOpen(true);
  }, []);
  return { target, isOpen, setOpen };
}
