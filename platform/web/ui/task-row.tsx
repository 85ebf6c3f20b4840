import type { ReactNode } from 'react';
import classes from './task-row.module.css';

type Props = { title: string; meta: ReactNode; aside: ReactNode; children: ReactNode };

/** Something that waits for somebody: what it is, how it stands, and the button that does it. */
export function TaskRow({ title, meta, aside, children }: Props) {
  return (
    <div className={classes.row}>
      <div className={classes.text}>
        <div className={classes.title}>{title}</div>
        <div className={classes.meta}>{meta}</div>
      </div>
      {aside}
      {children}
    </div>
  );
}
