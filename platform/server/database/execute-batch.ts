/**
 * Combines several writes and a final query in one SQL statement within a transaction, to save round trips;
 * it is sent without waiting, and the caller awaits it before committing.
 */
import { type OperationNodeSource, type RawBuilder, sql } from 'kysely';
import type { Tx } from './connect.ts';

/** A statement in progress; later statements of its transaction queue behind it and fail with it. */
export type PendingStatement = { done: Promise<unknown> };

/**
 * Writes several rows and runs one more query in a single statement: the round trip costs about as much as
 * the work. Each change sees the state before all of them. It is sent without waiting: the caller awaits
 * `done` before committing.
 */
export async function executeBatch(
  tx: Tx,
  changes: readonly (OperationNodeSource | null)[],
  last: RawBuilder<unknown> = sql`1`,
): Promise<PendingStatement> {
  const statements = changes.filter((change) => change !== null);
  const parts = statements.map((change, at) => sql`${sql.ref(`part${at}`)} as (${change})`);
  const statement = sql`with ${sql.join(parts)} select ${last}`.compile(tx);
  const sent = await tx.getExecutor().provideConnection(async (connection) => {
    const done = connection.executeQuery(statement);
    // The caller awaits `done` and gets the error; until then it must not count as unhandled.
    done.catch(() => undefined);
    return { done };
  });
  return sent;
}
