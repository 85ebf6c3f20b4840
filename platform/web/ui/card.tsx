/**
 * Titled box with a border that groups content on a screen, with optional content at the right end of its
 * title.
 */

import { type ReactNode, useId } from 'react';
import classes from './card.module.css';
import { Box } from './layout/box.tsx';
import { Row } from './layout/row.tsx';
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
        <Row gap="sm" lines="2xs" padY="sm" padX="md" className={classes.head}>
          <h2 className={classes.title} id={id}>
            {title}
          </h2>
          {aside && (
            <Words as="div" tone="faint" size="xs">
              {aside}
            </Words>
          )}
        </Row>
      )}
      {isFlush ? children : <Box pad="md">{children}</Box>}
    </section>
  );
}
