import type { NightSteps } from '#platform/server/jobs/nightly.ts';
import { separateReviewNumbers } from './separate-review-numbers.ts';

export const nightly = {
  'numbers of reviews': { place: 160, run: ({ db }) => separateReviewNumbers(db) },
} satisfies NightSteps;
