/**
 * The combined schedule of all modules' background tasks as the job queue reads it, and the crontab fields
 * of a single task for display.
 */
import { type CronItem, type ParsedCronItem, parseCronItems } from 'graphile-worker';
import { cronEntries } from './registry.ts';

const items = (): CronItem[] => Object.entries(cronEntries()).map(([task, entry]) => ({ task, ...entry }));

/** The schedule of all modules' tasks. Each time creates one job, however many workers there are. */
export const crontab = (): ParsedCronItem[] => parseCronItems(items());

/** Returns a task's schedule in crontab form: minute, hour, day, month, weekday. */
export const cronFields = (task: string): string =>
  String(items().find((item) => item.task === task)?.match ?? '');
