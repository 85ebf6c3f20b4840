/**
 * Assigns gapless numbers of a series, such as record numbers: the counter stays locked until the
 * transaction ends, and a dry run uses a series of its own.
 */
import { sql } from 'kysely';
import type { Tx } from './connect.ts';

/**
 * Returns the next number of a series, from 1, without gaps: the counter's row stays locked until the
 * transaction ends, so a number is used exactly when its record is created.
 */
export async function nextNumber(tx: Tx, series: string): Promise<number> {
  const row = await tx
    .insertInto('NumberCounter')
    .values({ Name: ofDryRun(series), Value: 1 })
    .onConflict((conflict) => conflict.column('Name').doUpdateSet({ Value: sql`number_counter.value + 1` }))
    .returning('Value')
    .executeTakeFirstOrThrow();
  return row.Value;
}

/**
 * Series used by a dry run, named by a setting of its transaction: it neither consumes nor locks real
 * numbers.
 */
export const ofDryRun = (series: string) =>
  sql<string>`concat_ws(' ', nullif(current_setting('assay.number_series', true), ''), ${series}::text)`;
