import { type OperationNodeSource, type RawBuilder, sql } from 'kysely';
import type { Tx } from './connect.ts';

/**
 * Writes several rows and asks for one more thing with a single statement: asking the database costs about as much as
 * what is asked for. Each of the changes sees everything as it was before all of them.
 */
export async function writeTogether(
  tx: Tx,
  changes: readonly (OperationNodeSource | null)[],
  last: RawBuilder<unknown> = sql`1`,
): Promise<void> {
  const wanted = changes.filter((change) => change !== null);
  const parts = wanted.map((change, at) => sql`${sql.ref(`part${at}`)} as (${change})`);
  await sql`with ${sql.join(parts)} select ${last}`.execute(tx);
}
