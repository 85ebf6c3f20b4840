/** Titled group of fields on a tab of the service editor. */

import { type ReactNode, useId } from 'react';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import classes from './parts.module.css';

type Props = {
  title: string;
  hint?: ReactNode;
  /** Content next to the title: a button, a total. */
  aside?: ReactNode;
  /** Link target for faults of the whole section. */
  place?: string;
  children: ReactNode;
};

/** A group of fields on one tab. */
export function PartSection({ title, hint, aside, place, children }: Props) {
  const id = useId();
  return (
    <Stack
      as="section"
      gap="md"
      className={classes.section}
      aria-labelledby={id}
      data-place={place}
      tabIndex={place ? -1 : undefined}
    >
      <Row justify="between" gap="md" lines="xs">
        <Words as="h2" size="lg" weight="strong" id={id}>
          {title}
        </Words>
        {aside}
      </Row>
      {hint && <p className={classes.hint}>{hint}</p>}
      {children}
    </Stack>
  );
}
