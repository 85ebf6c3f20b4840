/** Nightly step of the dashboards: compacts the monthly ledger of applications. */
import type { NightlySteps } from '#platform/server/jobs/nightly.ts';
import { foldMonths } from './fold-months.ts';

export const nightly = {
  'ledger of months': { place: 170, run: ({ db }) => foldMonths(db) },
} satisfies NightlySteps;
