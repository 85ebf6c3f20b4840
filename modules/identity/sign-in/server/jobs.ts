import type { NightSteps } from '#platform/server/jobs/nightly.ts';
import { sweepSignIn } from './sweep.ts';

export const nightly = {
  sessions: { place: 10, run: ({ db }) => sweepSignIn(db) },
} satisfies NightSteps;
