import type { Tone } from '#platform/web/ui/badge.tsx';
import type { CycleMark } from '../rules/cycle/cycle-line.ts';

/** The state of a mark of a cycle, as a badge shows it. */
export const MARK_TONES = {
  DONE: 'success',
  RUNNING: 'info',
  OPEN: 'warning',
  OVERDUE: 'danger',
  AHEAD: 'plain',
} as const satisfies Record<CycleMark['State'], Tone>;
