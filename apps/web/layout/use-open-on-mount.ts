import { useEffect, useRef, useState } from 'react';

/**
 * For popovers whose code is loaded on the press of a button: opens on mount and takes the focus from the
 * placeholder button, so that closing returns the focus to it.
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
