import { type OperationNodeSource, type RawBuilder, sql } from 'kysely';
import type { Tx } from './connect.ts';

/** A statement that is on its way; what is asked meanwhile in its transaction comes behind it, and fails with it. */
export type Sent = { done: Promise<unknown> };

/**
 * Writes several rows and asks for one more thing with a single statement: asking the database costs about as much as
 * what is asked for. Each of the changes sees everything as it was before all of them. It is sent, not waited for:
 * whoever sends it asks `done` before anything is committed.
 */
export async function writeTogether(
  tx: Tx,
  changes: readonly (OperationNodeSource | null)[],
  last: RawBuilder<unknown> = sql`1`,
): Promise<Sent> {
  const wanted = changes.filter((change) => change !== null);
  const parts = wanted.map((change, at) => sql`${sql.ref(`part${at}`)} as (${change})`);
  const statement = sql`with ${sql.join(parts)} select ${last}`.compile(tx);
  const sent = await tx.getExecutor().provideConnection(async (connection) => {
    const done = connection.executeQuery(statement);
    done.catch(() => undefined);
    return { done };
  });
  return sent;
}
