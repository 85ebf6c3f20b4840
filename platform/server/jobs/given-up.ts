import { defineHook } from '../hooks.ts';
import type { Portal } from '../http/context.ts';

export type GivenUp = { Task: string; Payload: unknown; Error: string };

/** Work that is not tried any more. */
export const jobGivenUp = defineHook<{ portal: Pick<Portal, 'db' | 'settings'>; job: GivenUp }>(
  'jobs.given-up',
);
