import type { ReactNode } from 'react';
import { Row } from '#platform/web/ui/layout/row.tsx';
import classes from './add.module.css';

/** The last line of a card to choose: fee and usual duration. */
export const CardFacts = ({ children }: { children: ReactNode }) => (
  <Row as="span" align="stretch" justify="between" gap="md" lines="2xs" size="xs" className={classes.facts}>
    {children}
  </Row>
);
