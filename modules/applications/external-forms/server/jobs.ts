import type { NightSteps } from '#platform/server/jobs/nightly.ts';
import { sweepEntries } from './sweep-entries.ts';

export const nightly = {
  'entries of forms': { place: 70, run: ({ db }) => sweepEntries(db) },
} satisfies NightSteps;
