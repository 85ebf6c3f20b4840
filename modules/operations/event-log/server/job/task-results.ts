import type { Db } from '#platform/server/database/connect.ts';
import { defineHook } from '#platform/server/hooks.ts';

export type TaskResult = readonly [task: string, result: { At: string; Differences: number }];

/** What the newest finished run of each check found; modules with checks say it of their own tasks. */
export const taskResults = defineHook<{ db: Db }, TaskResult[]>('event-log.task-results');
