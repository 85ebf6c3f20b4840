import { defineHook } from '../hooks.ts';
import type { Portal } from '../http/context.ts';

export type AbandonedJob = { Task: string; Payload: unknown; Error: string };

/** Hook for jobs that failed finally and are not retried. */
export const jobAbandoned = defineHook<{ portal: Pick<Portal, 'db' | 'settings'>; job: AbandonedJob }>(
  'jobs.given-up',
);
