/** Nightly steps of certification decisions: completes missing records, then checks all of them. */
import type { NightlySteps } from '#platform/server/jobs/nightly.ts';
import { checkRecords } from './check-records.ts';
import { recordMissing } from './record-missing.ts';

export const nightly = {
  decisions: { place: 230, run: recordMissing },
  'check of decisions': { place: 231, run: checkRecords },
} satisfies NightlySteps;
