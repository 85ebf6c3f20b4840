import type { CronEntries } from '#platform/server/jobs/cron.ts';
import { NIGHT } from '#platform/server/jobs/cron.ts';
import type { JobsOf } from '#platform/server/jobs/handler.ts';
import { CHECKERS } from '../rules/checkers.ts';
import { runChecker } from './run-checker.ts';
import { watchCheckers } from './watch-checkers.ts';

/** Background work of this module, with what each job is given. */
type StatusTasks = {
  /** Holds the proofs of certificates against each other, every night. */
  'certificate.check': Record<string, never>;
  /** Compares the books, every night. */
  'ledger.check': Record<string, never>;
  /** Checks the public log, every night. */
  'transparency.check': Record<string, never>;
  /** Checks the event log, every night. */
  'audit.check': Record<string, never>;
  /** Reads a part of all files, every night. */
  'file.check': Record<string, never>;
  /** How old the last backup is. */
  'backup.check': Record<string, never>;
  /** Whether background work and emails have stalled. */
  'queue.check': Record<string, never>;
  /** Says which checker has not run, and again what has stayed for a day. */
  'checker.watch': Record<string, never>;
};

declare module '#platform/server/jobs/tasks.ts' {
  interface Tasks extends StatusTasks {}
}

export const jobs = {
  'certificate.check': (portal) => runChecker(portal, 'CERTIFICATES'),
  'ledger.check': (portal) => runChecker(portal, 'RECONCILIATION'),
  'transparency.check': (portal) => runChecker(portal, 'LOG'),
  'audit.check': (portal) => runChecker(portal, 'AUDIT'),
  'file.check': (portal) => runChecker(portal, 'FILES'),
  'backup.check': (portal) => runChecker(portal, 'BACKUP'),
  'queue.check': (portal) => runChecker(portal, 'QUEUE'),
  'checker.watch': (portal) => watchCheckers(portal),
} satisfies JobsOf<StatusTasks>;

/** Says what has not run, between the runs of the others. */
const WATCH = { match: '40 * * * *' };
/** What runs once a day catches up when the portal was away at night. */
const isDaily = (cron: string): boolean => /^\d+ \d+ /.test(cron);

const checks: CronEntries = Object.fromEntries(
  Object.values(CHECKERS).map(({ Task, Cron }) => [
    Task,
    { match: Cron, ...(isDaily(Cron) && { options: NIGHT }) },
  ]),
);

export const cron: CronEntries = { ...checks, 'checker.watch': WATCH };
