import { tellOverdue } from './tell-overdue.ts';
import type { NightSteps } from '#platform/server/jobs/nightly.ts';

export const nightly = {
  findings: { place: 210, run: tellOverdue },
} satisfies NightSteps;

