import type { ReactNode } from 'react';
import type { Tone } from '../theme/status-tones.ts';
import classes from './badge.module.css';

export type { Tone };

/** Colour, dot and word: never colour alone. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`${classes.badge} ${classes[tone]}`}>{children}</span>;
}
