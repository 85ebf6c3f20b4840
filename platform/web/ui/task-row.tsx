import type { ReactNode } from 'react';
import classes from './task-row.module.css';

type Props = { title: string; meta: ReactNode; aside: ReactNode; children: ReactNode };

/** Row of a pending task: what it is, its state, and its button. */
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
