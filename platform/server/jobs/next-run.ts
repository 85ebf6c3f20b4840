/** Calculates when a scheduled task runs next. */
import type { ParsedCronItem } from 'graphile-worker';
import { crontab } from './crontab.ts';

const MINUTE_MS = 60_000;
/** Minutes to look ahead: every task runs at least once a week. */
const AHEAD = 8 * 24 * 60;

/** Returns the next run of a cron entry; null if there is none within the period. */
export function nextRun(item: ParsedCronItem, at: Date): Date | null {
  const first = Math.floor(at.getTime() / MINUTE_MS) + 1;
  for (let minute = first; minute < first + AHEAD; minute += 1) {
    const moment = new Date(minute * MINUTE_MS);
    const digest = {
      min: moment.getUTCMinutes(),
      hour: moment.getUTCHours(),
      date: moment.getUTCDate(),
      month: moment.getUTCMonth() + 1,
      dow: moment.getUTCDay(),
    };
    if (item.match(digest)) return moment;
  }
  return null;
}

/** Returns the next run of a task by its name. */
export function nextRunOf(task: string, at: Date): Date | null {
  const item = crontab().find((one) => one.task === task);
  return item ? nextRun(item, at) : null;
}
