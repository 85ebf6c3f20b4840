import type { ChecklistResult } from '@assay/shared/checklist/contract.ts';
import type { Tone } from '../ui/badge.tsx';

export const RESULT_TONES = {
  CONFORM: 'success',
  MINOR: 'warning',
  MAJOR: 'danger',
  NA: 'plain',
} as const satisfies Record<ChecklistResult, Tone>;
