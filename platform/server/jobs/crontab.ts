import { type CronItem, type ParsedCronItem, parseCronItems } from 'graphile-worker';
import { cronEntries } from './registry.ts';

const items = (): CronItem[] => Object.entries(cronEntries()).map(([task, entry]) => ({ task, ...entry }));

/** What happens by the clock. However many workers there are, each time makes one job. */
export const crontab = (): ParsedCronItem[] => parseCronItems(items());

/** When a task runs, as a crontab writes it: minute, hour, day, month, weekday. */
export const cronFields = (task: string): string =>
  String(items().find((item) => item.task === task)?.match ?? '');
