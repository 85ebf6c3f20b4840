import { sweepEntries } from './sweep-entries.ts';
import type { NightSteps } from '#platform/server/jobs/nightly.ts';

export const nightly = {
  'entries of forms': { place: 70, run: ({ db }) => sweepEntries(db) },
} satisfies NightSteps;

