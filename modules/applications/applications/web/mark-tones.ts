import type { Tone } from '#platform/web/ui/badge.tsx';
import type { CycleMark } from '../rules/cycle/cycle-line.ts';

/** Badge colours for the states of cycle marks. */
export const MARK_TONES = {
  DONE: 'success',
  RUNNING: 'info',
  OPEN: 'warning',
  OVERDUE: 'danger',
  AHEAD: 'plain',
} as const satisfies Record<CycleMark['State'], Tone>;
