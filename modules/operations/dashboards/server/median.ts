/**
 * Query columns and conversion for the dashboard's median durations: median days and number of applications,
 * limited to the newest 1000 visits of a stage.
 */
import { sql } from 'kysely';
import type { Figure } from '../rules/contract.ts';

/**
 * Maximum number of visits in a median, the newest ones, so that its cost does not grow with the portal's
 * age.
 */
export const NEWEST = 1_000;

/** The columns of a median query on `visit`, and their formatting. */
export const medianColumns = sql`
  percentile_cont(0.5) within group (order by extract(epoch from visit.ended_at - visit.started_at) / 86400.0) as median_days,
  count(distinct visit.application_id) as cases, count(*) as visits`;

export type Counted = { MedianDays: number | null; Cases: number; Visits: number };

export const figureOf = (row: Counted | undefined, most = NEWEST): Figure => ({
  MedianDays: row?.MedianDays == null ? null : Math.round(Number(row.MedianDays) * 10) / 10,
  Cases: Number(row?.Cases ?? 0),
  IsCapped: Number(row?.Visits ?? 0) >= most,
});
