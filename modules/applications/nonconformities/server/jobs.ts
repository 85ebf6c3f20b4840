/**
 * Background job `nonconformity.notify` and the nightly steps: records of running applications, and due dates.
 */
import type { JobsOf } from '#platform/server/jobs/handler.ts';
import type { NightlySteps } from '#platform/server/jobs/nightly.ts';
import { followDueDates } from './follow-due-dates.ts';
import { notifyNonconformity } from './notify.ts';
import { raiseMissing } from './raise-missing.ts';

/** Jobs of this module with their parameters. */
type NonconformitiesTasks = {
  /** Notifies those who have to act after one change of a nonconformity. */
  'nonconformity.notify': { NonconformityId: number; Version: number };
};

declare module '#platform/server/jobs/tasks.ts' {
  interface Tasks extends NonconformitiesTasks {}
}

export const jobs = { 'nonconformity.notify': notifyNonconformity } satisfies JobsOf<NonconformitiesTasks>;

export const nightly = {
  nonconformities: { place: 205, run: raiseMissing },
  'due dates of nonconformities': { place: 206, run: followDueDates },
} satisfies NightlySteps;
