/** Nightly step of the event log: removes expired one-time codes from failed emails. */
import type { NightlySteps } from '#platform/server/jobs/nightly.ts';
import { sweepCodes } from './mail/sweep-codes.ts';

export const nightly = {
  'codes of mails': { place: 40, run: ({ db }) => sweepCodes(db) },
} satisfies NightlySteps;
