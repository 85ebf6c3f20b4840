/** One row in a card of due items: what is due and when, and the link to the next step. */

import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppLink } from './app-link.tsx';
import classes from './due-row.module.css';
import { Row } from './layout/row.tsx';
import { Stack } from './layout/stack.tsx';

type Props = {
  icon: ReactNode;
  /** Past its date. */
  isLate: boolean;
  title: string;
  text: string;
  button: { label: string; href: string; isMain: boolean };
};

export function DueRow({ icon, isLate, title, text, button }: Props) {
  return (
    <Row gap="sm" lines="xs" padY="sm" padX="lg" className={classes.row} data-late={isLate || undefined}>
      <Stack as="span" tone="green" className={classes.icon} aria-hidden="true">
        {icon}
      </Stack>
      <div className={classes.words}>
        <b>{title}</b>
        <span>{text}</span>
      </div>
      <Button
        component={AppLink}
        href={button.href}
        variant={button.isMain ? 'filled' : 'default'}
        aria-label={`${button.label}: ${title}`}
      >
        {button.label}
      </Button>
    </Row>
  );
}
