/**
 * Jobs of the cycle module: maintenance of the certification cycles every night at 02:30 Hong Kong time,
 * recalculation of changed due dates, and nightly removal of superseded ones.
 */
import type { CronEntries } from '#platform/server/jobs/cron.ts';
import { NIGHT } from '#platform/server/jobs/cron.ts';
import type { JobsOf } from '#platform/server/jobs/handler.ts';
import type { NightlySteps } from '#platform/server/jobs/nightly.ts';
import { deleteMissed } from './delete-missed.ts';
import { maintainCycles } from './maintain-cycles.ts';
import { recomputeAllDues } from './recompute-all-dues.ts';

/** Jobs of this module with their parameters. */
type CyclesTasks = {
  /** Plans and opens assessments and sends reminders, every night. */
  'cycle.store': Record<string, never>;
  /** Recalculates the due dates of every certificate that has changed. */
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

/** At 02:30 in Hong Kong, after lapsed certificates have expired. */
const MAINTAIN = { match: '30 18 * * *', options: NIGHT };

export const cron: CronEntries = { 'cycle.store': MAINTAIN };
