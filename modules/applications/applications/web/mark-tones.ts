import type { Tone } from '#platform/web/ui/badge.tsx';
import type { CycleMark } from '../rules/cycle/cycle-line.ts';

/**
 * Badge colours for the states of the marks on a certificate's cycle timeline (done, running, open, overdue,
 * ahead).
 */
export const MARK_TONES = {
  DONE: 'success',
  RUNNING: 'info',
  OPEN: 'warning',
  OVERDUE: 'danger',
  AHEAD: 'plain',
} as const satisfies Record<CycleMark['State'], Tone>;
