/** Nightly step of the followers module: deletes unconfirmed email addresses. */
import type { NightlySteps } from '#platform/server/jobs/nightly.ts';
import { sweepFollows } from './sweep-follows.ts';

export const nightly = {
  followers: { place: 80, run: ({ db }) => sweepFollows(db) },
} satisfies NightlySteps;
