import { type ReactNode, useState } from 'react';
import classes from './edit.module.css';

type Props = { name: ReactNode; path: string; isOpen?: boolean; children: ReactNode };

/** What is folded is not drawn: a page of sixty editors would be slow for everybody. */
export function Fold({ name, path, isOpen: isOpenFirst = false, children }: Props) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  return (
    <details
      className={classes.fold}
      data-fold={path}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{name}</summary>
      {isOpen && <div className={classes.inside}>{children}</div>}
    </details>
  );
}
