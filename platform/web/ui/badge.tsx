import type { ReactNode } from 'react';
import type { Tone } from '#platform/common/format/status-tones.ts';
import classes from './badge.module.css';

export type { Tone };

/** A status badge with colour, dot and text: never colour alone. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`${classes.badge} ${classes[tone]}`}>{children}</span>;
}
