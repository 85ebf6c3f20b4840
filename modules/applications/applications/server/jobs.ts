import { separateReviewNumbers } from './separate-review-numbers.ts';
import type { NightSteps } from '#platform/server/jobs/nightly.ts';

export const nightly = {
  'numbers of reviews': { place: 160, run: ({ db }) => separateReviewNumbers(db) },
} satisfies NightSteps;

