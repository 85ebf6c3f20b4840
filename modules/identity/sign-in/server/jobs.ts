import { sweepSignIn } from './sweep.ts';
import type { NightSteps } from '#platform/server/jobs/nightly.ts';

export const nightly = {
  sessions: { place: 10, run: ({ db }) => sweepSignIn(db) },
} satisfies NightSteps;

