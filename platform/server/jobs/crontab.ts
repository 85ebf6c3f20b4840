import { type CronItem, type ParsedCronItem, parseCronItems } from 'graphile-worker';
import { NIGHTLY } from '#apps/server/nightly.ts';
import { CHECKERS } from '#modules/operations/status/rules/checkers.ts';
import type { TaskName } from './tasks.ts';

/** At eight in the morning of Hong Kong, in the crontab's own UTC. */
const DIGEST = '0 0 * * *';
/** A portal that was away at that time catches up until noon. */
const DIGEST_LATE_MS = 4 * 60 * 60_000;

/** At half past two in the night of Hong Kong, when what is over has expired. */
const CYCLES = '30 18 * * *';
/** A portal that was away at night catches up until the evening, with the checks as well. */
const night = { backfillPeriod: 20 * 60 * 60_000 };

/** What a provider did and no event told is found out every quarter of an hour. */
const RECONCILE = '*/15 * * * *';

/** What another server publishes as legal texts. */
const CONTENT = '*/5 * * * *';

/** Leaves follow their lines within seconds; this takes what a portal that was killed or upgraded has left. */
const APPEND = '*/10 * * * *';
/** Says what has not run, between the runs of the others. */
const WATCH = '40 * * * *';

const ITEMS: CronItem[] = [
  { task: 'portal.nightly' satisfies TaskName, match: NIGHTLY, options: night },
  { task: 'payment.reconcile' satisfies TaskName, match: RECONCILE },
  { task: 'content.fetch' satisfies TaskName, match: CONTENT },
  { task: 'cycle.keep' satisfies TaskName, match: CYCLES, options: night },
  { task: 'transparency.append' satisfies TaskName, match: APPEND, options: { queueName: 'transparency' } },
  ...Object.values(CHECKERS).map(
    ({ Task, Cron }): CronItem => ({
      task: Task satisfies TaskName,
      match: Cron,
      ...(/^\d+ \d+ /.test(Cron) && { options: night }),
    }),
  ),
  { task: 'checker.watch' satisfies TaskName, match: WATCH },
  {
    task: 'notification.digest' satisfies TaskName,
    match: DIGEST,
    options: { backfillPeriod: DIGEST_LATE_MS },
  },
];

/** What happens by the clock. However many workers there are, each time makes one job. */
export const crontab = (): ParsedCronItem[] => parseCronItems(ITEMS);

/** When a task runs, as a crontab writes it: minute, hour, day, month, weekday. */
export const cronWords = (task: string): string =>
  String(ITEMS.find((item) => item.task === task)?.match ?? '');
