import type { CronEntries } from '#platform/server/jobs/cron.ts';
import { NIGHT } from '#platform/server/jobs/cron.ts';
import type { JobsOf } from '#platform/server/jobs/handler.ts';
import type { NightlySteps } from '#platform/server/jobs/nightly.ts';
import { deleteMissed } from './delete-missed.ts';
import { maintainCycles } from './maintain-cycles.ts';
import { recomputeAllDues } from './recompute-all-dues.ts';

/** Background work of this module, with what each job is given. */
type CyclesTasks = {
  /** Plans, opens and reminds of what is due, every night. */
  'cycle.store': Record<string, never>;
  /** Works out what is due of every certificate that has changed. */
  'cycle.settle': Record<string, never>;
};

declare module '#platform/server/jobs/tasks.ts' {
  interface Tasks extends CyclesTasks {}
}

export const jobs = {
  'cycle.store': (portal) => maintainCycles(portal),
  'cycle.settle': ({ db }) => recomputeAllDues(db, new Date()),
} satisfies JobsOf<CyclesTasks>;

export const nightly = {
  'missed days': { place: 180, run: ({ db }) => deleteMissed(db, new Date()) },
} satisfies NightlySteps;

/** At half past two in the night of Hong Kong, when what is over has expired. */
const MAINTAIN = { match: '30 18 * * *', options: NIGHT };

export const cron: CronEntries = { 'cycle.store': MAINTAIN };
