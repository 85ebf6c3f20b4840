/**
 * Titled box with a border that groups content on a screen, with optional content at the right end of its
 * title.
 */

import { type ReactNode, useId } from 'react';
import classes from './card.module.css';
import { Words } from './layout/words.tsx';

type Props = {
  title?: string;
  /** Content at the right end of the title line. */
  aside?: ReactNode;
  /** No padding, for rows that have their own. */
  isFlush?: boolean;
  className?: string;
  children: ReactNode;
};

export function Card({ title, aside, isFlush, className, children }: Props) {
  const id = useId();
  return (
    <section className={`${classes.card} ${className ?? ''}`} aria-labelledby={title ? id : undefined}>
      {title && (
        <div className={classes.head}>
          <h2 className={classes.title} id={id}>
            {title}
          </h2>
          {aside && (
            <Words as="div" tone="faint" size="xs">
              {aside}
            </Words>
          )}
        </div>
      )}
      {isFlush ? children : <div className={classes.body}>{children}</div>}
    </section>
  );
}
