import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Words } from '#platform/web/ui/layout/words.tsx';
import classes from './in-place.module.css';

type Props = { title: string; onClose: () => void; children: ReactNode };

/**
 * Dialog of in-place translation, based on the browser's `dialog` element: works on public pages without the
 * app's components, and above any other dialog.
 */
export function Sheet({ title, onClose, children }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={classes.sheet}
      aria-labelledby={id}
      onClose={onClose}
      // Prevents a dialog of the app underneath from closing with the same key.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <Words id={id} as="h2" mb="sm" size="lg">
        {title}
      </Words>
      {children}
    </dialog>
  );
}
