/** Small coloured label of the public site. */
import type { ReactNode } from 'react';
import type { Tone } from '#platform/common/format/status-tones.ts';

export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}
