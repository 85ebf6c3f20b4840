import type { ReactNode } from 'react';
import { Words } from './layout/words.tsx';
import classes from './task-row.module.css';

type Props = { title: ReactNode; meta: ReactNode; aside: ReactNode; children: ReactNode };

/**
 * One row in a list of pending tasks, as on the dashboard: the task's title, details and state, and its
 * button.
 */
export function TaskRow({ title, meta, aside, children }: Props) {
  return (
    <div className={classes.row}>
      <div className={classes.text}>
        <Words as="div" tone="ink" weight="strong">
          {title}
        </Words>
        <Words as="div" tone="soft" size="xs">
          {meta}
        </Words>
      </div>
      {aside}
      {children}
    </div>
  );
}
