import type { Db } from '#platform/server/database/connect.ts';
import { defineHook } from '#platform/server/hooks.ts';

export type TaskResult = readonly [task: string, result: { At: string; Differences: number }];

/**
 * Hook with which modules that have scheduled checks supply the result of each check's newest completed run
 * for the operators' list of scheduled jobs.
 */
export const taskResults = defineHook<{ db: Db }, TaskResult[]>('event-log.task-results');
