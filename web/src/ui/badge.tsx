import type { ReactNode } from 'react';
import classes from './badge.module.css';

export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'plain' | 'gold';

/** Colour, dot and word: never colour alone. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`${classes.badge} ${classes[tone]}`}>{children}</span>;
}
