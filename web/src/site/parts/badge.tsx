import type { ReactNode } from 'react';
import type { Tone } from './verdict-look.ts';

export function Badge({ tone, children }: { tone: Tone | 'gold'; children: ReactNode }) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}
