import { z } from 'zod';
import { defineRoute, type Route } from '#platform/common/contract/define-route.ts';
import { CHECKER_NAMES, type CheckerName } from './checkers.ts';

/** Never: it has not run yet. Late: not for 36 hours. Broken: it could not be carried out. */
const CHECKER_STATES = ['WELL', 'FOUND', 'BROKEN', 'LATE', 'NEVER'] as const;
export type CheckerState = (typeof CHECKER_STATES)[number];

const finding = z.object({
  Check: z.string(),
  /** The record by the name that people know. */
  About: z.string(),
  Expected: z.string(),
  Found: z.string(),
  /** Where the record can be opened. */
  Link: z.string().nullable(),
});
export type StatusFinding = z.infer<typeof finding>;

const checker = z.object({
  Name: z.enum(CHECKER_NAMES as [CheckerName, ...CheckerName[]]),
  State: z.enum(CHECKER_STATES),
  /** Its job runs, or waits for its turn. */
  IsUnderWay: z.boolean(),
  /** When the last run ended that came to its end. */
  LastAt: z.string().nullable(),
  NextAt: z.string().nullable(),
  Milliseconds: z.int().nullable(),
  Checked: z.int().nullable(),
  Found: z.int(),
  /** How often each check found something. */
  Counts: z.record(z.string(), z.int()),
  /** The first hundred. */
  Findings: z.array(finding),
  /** Why it could not be carried out. */
  Error: z.string().nullable(),
  /** Since when recipients have been notified of a finding. */
  Since: z.string().nullable(),
  /** The last fourteen runs, oldest first. */
  Recent: z.array(z.object({ At: z.string(), State: z.enum(CHECKER_STATES) })),
});
export type StatusChecker = z.infer<typeof checker>;

const figures = z.object({
  Version: z.string(),
  Node: z.string(),
  PostgreSql: z.string(),
  /** Of this version's: how many the database has, and how many it misses. */
  Migrations: z.int(),
  MissingMigrations: z.int(),
  /** The newest whole backup; null: none. */
  BackupAt: z.string().nullable(),
  /** Hours that it may be old. */
  BackupHours: z.int(),
  /** How long the oldest job that should have begun has been waiting. */
  QueueSeconds: z.int(),
  JobsDue: z.int(),
  JobsFailed: z.int(),
  MailsWaiting: z.int(),
  MailsFailed: z.int(),
  /** Of the disk of DATA_DIR, as the process that answers sees it. */
  DiskFree: z.int(),
  DiskSize: z.int(),
  /** Where files are kept. */
  Store: z.enum(['DISK', 'BUCKET']),
  /** Processes that answer people, and threads that work in the background. */
  Servers: z.int(),
  Workers: z.int(),
});
export type StatusFigures = z.infer<typeof figures>;

export const statusRoutes = {
  view: defineRoute({
    method: 'GET',
    path: '/status/view',
    summary: 'State of the portal: result of each checker, and figures of its components',
    access: ['ADMIN', 'IT'],
    data: z.object({ At: z.string(), Checkers: z.array(checker), Figures: figures }),
  }),
} as const satisfies Record<string, Route>;
