import type { NightSteps } from '#platform/server/jobs/nightly.ts';
import { tellOverdue } from './tell-overdue.ts';

export const nightly = {
  findings: { place: 210, run: tellOverdue },
} satisfies NightSteps;
