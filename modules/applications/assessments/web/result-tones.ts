/** Badge colours of checklist results. */
import type { Tone } from '#platform/web/ui/badge.tsx';
import type { ChecklistResult } from '../rules/contract.ts';

export const RESULT_TONES = {
  CONFORM: 'success',
  OBSERVATION: 'info',
  MINOR: 'warning',
  MAJOR: 'danger',
  NA: 'plain',
} as const satisfies Record<ChecklistResult, Tone>;
