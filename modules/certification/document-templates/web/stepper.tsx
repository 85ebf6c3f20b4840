import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './template.module.css';

type Props = {
  value: string;
  less: { label: string; icon: ReactNode; isOff: boolean };
  more: { label: string; icon: ReactNode; isOff: boolean };
  onStep: (by: -1 | 1) => void;
};

/** One back, one on, and where one is between them. */
export function Stepper({ value, less, more, onStep }: Props) {
  return (
    <div className={classes.steps}>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={less.label}
        disabled={less.isOff}
        onClick={() => onStep(-1)}
      >
        {less.icon}
      </ActionIcon>
      <span className={classes.place} aria-live="polite">
        {value}
      </span>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={more.label}
        disabled={more.isOff}
        onClick={() => onStep(1)}
      >
        {more.icon}
      </ActionIcon>
    </div>
  );
}
