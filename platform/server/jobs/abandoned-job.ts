import { defineHook } from '../hooks.ts';
import type { Portal } from '../http/context.ts';

export type AbandonedJob = { Task: string; Payload: unknown; Error: string };

/**
 * Hook that runs when a background job has failed finally and is not retried, so that the event log module
 * can record and report it.
 */
export const jobAbandoned = defineHook<{ portal: Pick<Portal, 'db' | 'settings'>; job: AbandonedJob }>(
  'jobs.given-up',
);
