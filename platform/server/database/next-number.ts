import { sql } from 'kysely';
import type { Tx } from './connect.ts';

/**
 * The next number of a series, from 1, without holes: the counter's row stays locked until the issuing
 * transaction ends, so a number exists exactly when what carries it exists.
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

/** A dry run has series of its own, named by a setting of its transaction: it takes and holds no real number. */
export const ofDryRun = (series: string) =>
  sql<string>`concat_ws(' ', nullif(current_setting('assay.number_series', true), ''), ${series}::text)`;
