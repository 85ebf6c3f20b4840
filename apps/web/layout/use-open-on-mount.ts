import { useEffect, useRef, useState } from 'react';

/**
 * For what hangs at a button and was loaded because the button was pressed: it takes the focus from the button whose
 * place it takes, so that closing it leads back there, and opens.
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
