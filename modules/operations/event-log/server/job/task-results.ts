import type { Db } from '#platform/server/database/connect.ts';
import { defineHook } from '#platform/server/hooks.ts';

export type TaskResult = readonly [task: string, result: { At: string; Differences: number }];

/**
 * Hook for the results of the newest completed checks; modules with checks return those of their own tasks.
 */
export const taskResults = defineHook<{ db: Db }, TaskResult[]>('event-log.task-results');
