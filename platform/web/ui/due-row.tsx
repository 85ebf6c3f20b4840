/** One row in a card of due items: what is due and when, and the link to the next step. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppLink } from './app-link.tsx';
import classes from './due-row.module.css';

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
    <div className={classes.row} data-late={isLate || undefined}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
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
    </div>
  );
}
