import { type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './in-place.module.css';

type Props = { title: string; onClose: () => void; children: ReactNode };

/**
 * A dialog of the browser's own: this mode works on public pages too, which know none of the app's components, and
 * above whatever dialog the page has open.
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
      // A dialog of the app underneath must not close by the same key.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
