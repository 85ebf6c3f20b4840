/** Hook with which dialogs receive the Escape key, so that it closes only the topmost open one. */
import { useEffect, useEffectEvent } from 'react';

/** The open dialogs, the topmost last. */
const open: (() => void)[] = [];

/** One listener for all dialogs: Escape reaches only the topmost one, even if that closes. */
function passToTop(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing) return;
  // An open dropdown of a field inside the dialog handles the key itself.
  if (
    event.target instanceof Element &&
    event.target.getAttribute('data-mantine-stop-propagation') === 'true'
  )
    return;
  open.at(-1)?.();
}

/** Registers a dialog while it is open. `onEscape` is called when Escape is pressed and no other dialog is above it. */
export function useEscape(isOpen: boolean, onEscape: () => void): void {
  const pressed = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isOpen) return;
    const entry = (): void => pressed();
    if (open.length === 0) window.addEventListener('keydown', passToTop, { capture: true });
    open.push(entry);
    return () => {
      open.splice(open.indexOf(entry), 1);
      if (open.length === 0) window.removeEventListener('keydown', passToTop, { capture: true });
    };
  }, [isOpen]);
}
