import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/connect.ts';

type Work = (tx: Tx) => Promise<unknown>;

/**
 * Wraps a service's dry run transaction as a database in which nested transactions become savepoints, so
 * that the portal's own code runs unchanged and everything can be rolled back.
 */
export function onSavepoints(tx: Tx): Db {
  const within: Db = new Proxy(tx, {
    get(target, name) {
      if (name === 'transaction')
        return () => ({ execute: (work: Work) => underSavepoint(tx, () => work(within as Tx)) });
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return within;
}

/** On failure, rolls back to the savepoint, so that the outer transaction can continue. */
async function underSavepoint<Result>(tx: Tx, work: () => Promise<Result>): Promise<Result> {
  await sql`savepoint trial_action`.execute(tx);
  try {
    const result = await work();
    await sql`release savepoint trial_action`.execute(tx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint trial_action`.execute(tx);
    await sql`release savepoint trial_action`.execute(tx);
    throw error;
  }
}
