import type { CronItem } from 'graphile-worker';
import type { ClockTask } from './tasks.ts';

/** What happens by the clock: when, in the crontab's own UTC, and what is made up for. */
export type CronEntries = { readonly [Name in ClockTask]?: Pick<CronItem, 'match' | 'options'> };

/** A portal that was away at night catches up until the evening. */
export const NIGHT = { backfillPeriod: 20 * 60 * 60_000 };
