/** Shows the history of a record as a chronological list of events, each with time, role and remark. */
import type { ReactNode } from 'react';
import classes from './timeline.module.css';

export type TimelineItem = {
  id: string | number;
  title: ReactNode;
  /** Time and role. */
  meta?: ReactNode;
  /** Remark or other text of the event. */
  text?: ReactNode;
  tone?: 'danger' | 'warning' | 'plain';
};

export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  return (
    <ol className={classes.list}>
      {items.map((item) => (
        <li key={item.id} className={`${classes.item} ${item.tone ? classes[item.tone] : ''}`}>
          <div>{item.title}</div>
          {item.meta && <div className={classes.meta}>{item.meta}</div>}
          {item.text && <div className={classes.text}>{item.text}</div>}
        </li>
      ))}
    </ol>
  );
}
