/**
 * Type with which modules schedule background tasks (times in UTC), and the option `NIGHT`, with which a
 * missed nightly run is made up for within 20 hours.
 */
import type { CronItem } from 'graphile-worker';
import type { ClockTask } from './tasks.ts';

/** Schedule of tasks: times in UTC, and whether missed runs are made up for. */
export type CronEntries = { readonly [Name in ClockTask]?: Pick<CronItem, 'match' | 'options'> };

/** A portal that was not running at night catches up until the evening. */
export const NIGHT = { backfillPeriod: 20 * 60 * 60_000 };
