/** Nightly job of the assessments module: notifications about overdue findings. */
import type { NightlySteps } from '#platform/server/jobs/nightly.ts';
import { notifyOverdueFindings } from './notify-overdue.ts';

export const nightly = {
  findings: { place: 210, run: notifyOverdueFindings },
} satisfies NightlySteps;
