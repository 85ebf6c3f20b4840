/**
 * HTTP endpoints and data formats of the operators' screen for background jobs: list, schedule, retry,
 * discard and run now; for ADMIN and IT.
 */
import { z } from 'zod';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { remark } from '#platform/common/contract/inputs.ts';
import { listData } from '#platform/common/contract/list.ts';
import { JOB_STATES, jobList } from './operator-lists.ts';
import { eventLogPermissions } from './permissions.ts';

const jobNo = z.int().min(1);
const task = z.string().regex(/^[A-Za-z.]{3,60}$/);
const access = eventLogPermissions.MANAGE_JOBS;

export const jobRow = z.object({
  JobNo: z.int(),
  Task: z.string(),
  State: z.enum(JOB_STATES),
  /** Display number of the record that the job processes. */
  About: z.string().nullable(),
  Attempts: z.int(),
  MaxAttempts: z.int(),
  /** First line of the error, without possible secrets. */
  Error: z.string().nullable(),
  /** Places in the portal's code where the error occurred, nearest first. */
  Places: z.array(z.string()),
  /** Numbers, switches and keys of the job's payload; anything else is hidden. */
  Payload: z.array(z.object({ Name: z.string(), Value: z.string() })),
  CreatedAt: z.string(),
  UpdatedAt: z.string(),
  RunAt: z.string(),
});

export const scheduledRow = z.object({
  Task: z.string(),
  /** Cron expression: minute, hour, day, month, weekday; UTC. */
  Cron: z.string(),
  State: z.enum(['REST', ...JOB_STATES]),
  LastRun: z.string().nullable(),
  NextRun: z.string().nullable(),
  /** Result of the last run; only for checks. */
  Result: z.object({ At: z.string(), Differences: z.int() }).nullable(),
});

const done = z.object({ Count: z.int() });

export const jobRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/log/job/list',
    summary: 'Background jobs: failed, running and waiting',
    access,
    reads: ['applications', 'certificates', 'jobs', 'mails', 'services', 'teams'],
    query: jobList.Query,
    data: listData(jobRow).extend({
      /** Number of jobs per state regardless of filters, and of failed jobs per task. */
      States: z.record(z.enum(JOB_STATES), z.int()),
      FailedTasks: z.array(z.object({ Task: z.string(), Count: z.int() })),
    }),
  }),
  schedule: defineRoute({
    method: 'GET',
    path: '/log/job/schedule',
    summary: 'Scheduled jobs, and the results of the checks',
    access,
    reads: ['jobs', 'status'],
    data: z.object({ Rows: z.array(scheduledRow) }),
  }),
  retry: defineRoute({
    method: 'POST',
    path: '/log/job/retry',
    summary: 'Retries a job immediately',
    access,
    body: z.strictObject({ JobNo: jobNo }),
    data: done,
  }),
  retryAll: defineRoute({
    method: 'POST',
    path: '/log/job/retry/all',
    summary: 'Retries failed jobs of one type, at most 500 at a time',
    access,
    body: z.strictObject({ Task: task }),
    data: done.extend({ IsMore: z.boolean() }),
  }),
  discard: defineRoute({
    method: 'POST',
    path: '/log/job/discard',
    summary: 'Discards a failed job',
    access,
    body: z.strictObject({ JobNo: jobNo, Remark: remark.trim().min(1).max(1000) }),
    data: done,
  }),
  run: defineRoute({
    method: 'POST',
    path: '/log/job/run',
    summary: 'Runs a scheduled job immediately',
    access,
    body: z.strictObject({ Task: task }),
    data: done,
  }),
} as const;
