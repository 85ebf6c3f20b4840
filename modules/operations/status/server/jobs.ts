/**
 * Registers the background jobs of the status module with their schedules: one job per integrity checker,
 * and the hourly watchdog over them.
 */
import type { CronEntries } from '#platform/server/jobs/cron.ts';
import { NIGHT } from '#platform/server/jobs/cron.ts';
import type { JobsOf } from '#platform/server/jobs/handler.ts';
import { CHECKERS } from '../rules/checkers.ts';
import { runChecker } from './run-checker.ts';
import { watchCheckers } from './watch-checkers.ts';

/** Background jobs of this module with their payloads. */
type StatusTasks = {
  /** Compares certificates with their proofs, nightly. */
  'certificate.check': Record<string, never>;
  /** Reconciles the accounting records, nightly. */
  'ledger.check': Record<string, never>;
  /** Checks the public log, nightly. */
  'transparency.check': Record<string, never>;
  /** Checks the event log, nightly. */
  'audit.check': Record<string, never>;
  /** Checks a part of the stored files, nightly. */
  'file.check': Record<string, never>;
  /** Checks the age of the last backup. */
  'backup.check': Record<string, never>;
  /** Checks whether background jobs and emails are delayed. */
  'queue.check': Record<string, never>;
  /** Reports checkers that have not run, and repeats alerts that persist for a day. */
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

/** Runs between the checkers. */
const WATCH = { match: '40 * * * *' };
/** Daily checkers catch up if the portal was down at night. */
const isDaily = (cron: string): boolean => /^\d+ \d+ /.test(cron);

const checks: CronEntries = Object.fromEntries(
  Object.values(CHECKERS).map(({ Task, Cron }) => [
    Task,
    { match: Cron, ...(isDaily(Cron) && { options: NIGHT }) },
  ]),
);

export const cron: CronEntries = { ...checks, 'checker.watch': WATCH };
