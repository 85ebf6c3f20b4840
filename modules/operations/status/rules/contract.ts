/** HTTP endpoint of the system status: checker states, findings and resource figures. */
import { z } from 'zod';
import { eventLogPermissions } from '#modules/operations/event-log/rules/index.ts';
import { defineRoute, type Route } from '#platform/common/contract/define-route.ts';
import { CHECKER_NAMES, type CheckerName } from './checkers.ts';

/** NEVER: no run yet. LATE: no completed run for 36 hours. BROKEN: the last run failed. */
const CHECKER_STATES = ['WELL', 'FOUND', 'BROKEN', 'LATE', 'NEVER'] as const;
export type CheckerState = (typeof CHECKER_STATES)[number];

const finding = z.object({
  Check: z.string(),
  /** Display name of the record. */
  About: z.string(),
  Expected: z.string(),
  Found: z.string(),
  /** Address of the record's screen. */
  Link: z.string().nullable(),
});
export type StatusFinding = z.infer<typeof finding>;

const checker = z.object({
  Name: z.enum(CHECKER_NAMES as [CheckerName, ...CheckerName[]]),
  State: z.enum(CHECKER_STATES),
  /** Whether its job is running or waiting. */
  IsUnderWay: z.boolean(),
  /** End of the last completed run. */
  LastAt: z.string().nullable(),
  NextAt: z.string().nullable(),
  Milliseconds: z.int().nullable(),
  Checked: z.int().nullable(),
  Found: z.int(),
  /** Number of findings per check. */
  Counts: z.record(z.string(), z.int()),
  /** The first hundred findings. */
  Findings: z.array(finding),
  /** Error of a failed run. */
  Error: z.string().nullable(),
  /** Time of the first notification about the open findings. */
  Since: z.string().nullable(),
  /** The last fourteen runs, oldest first. */
  Recent: z.array(z.object({ At: z.string(), State: z.enum(CHECKER_STATES) })),
});
export type StatusChecker = z.infer<typeof checker>;

const figures = z.object({
  Version: z.string(),
  Node: z.string(),
  PostgreSql: z.string(),
  /** Number of this version's migrations that the database has; `MissingMigrations` counts those it lacks. */
  Migrations: z.int(),
  MissingMigrations: z.int(),
  /** Time of the newest complete backup; null: none. */
  BackupAt: z.string().nullable(),
  /** Maximum age of a backup in hours. */
  BackupHours: z.int(),
  /** Seconds that the oldest due job has been waiting. */
  QueueSeconds: z.int(),
  /** Number of jobs that wait now; `JobsLater` counts those due later, `JobsFailed` those no longer retried. */
  JobsWaiting: z.int(),
  JobsLater: z.int(),
  JobsFailed: z.int(),
  MailsWaiting: z.int(),
  MailsFailed: z.int(),
  /** Bytes on the disk of DATA_DIR, as seen by the responding process. */
  DiskFree: z.int(),
  DiskSize: z.int(),
  /** Type of the file store. */
  Store: z.enum(['DISK', 'BUCKET']),
  /** Number of server processes; `Workers` counts the background workers. */
  Servers: z.int(),
  Workers: z.int(),
});
export type StatusFigures = z.infer<typeof figures>;

export const statusRoutes = {
  view: defineRoute({
    method: 'GET',
    path: '/status/view',
    summary: 'State of the portal: result of each checker, and figures of its components',
    access: eventLogPermissions.READ_SYSTEM_STATUS,
    reads: [
      'applications',
      'certificates',
      'files',
      'invoices',
      'jobs',
      'mails',
      'services',
      'settings',
      'status',
      'teams',
    ],
    data: z.object({ At: z.string(), Checkers: z.array(checker), Figures: figures }),
  }),
} as const satisfies Record<string, Route>;
