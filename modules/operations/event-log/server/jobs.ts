import { sweepCodes } from './mail/sweep-codes.ts';
import type { NightSteps } from '#platform/server/jobs/nightly.ts';

export const nightly = {
  'codes of mails': { place: 40, run: ({ db }) => sweepCodes(db) },
} satisfies NightSteps;

