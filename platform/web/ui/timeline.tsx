import type { ReactNode } from 'react';
import classes from './timeline.module.css';

export type TimelineItem = {
  id: string | number;
  title: ReactNode;
  /** When, as which role. */
  meta?: ReactNode;
  /** What was written with it. */
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
