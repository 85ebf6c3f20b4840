import { sweepFollows } from './sweep-follows.ts';
import type { NightSteps } from '#platform/server/jobs/nightly.ts';

export const nightly = {
  followers: { place: 80, run: ({ db }) => sweepFollows(db) },
} satisfies NightSteps;

