import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/connect.ts';

type Work = (tx: Tx) => Promise<unknown>;

/**
 * A transaction that looks like the whole database: what opens a transaction on it works under a savepoint of it.
 * So everything that the portal does, as it does it, can happen inside one transaction that is never kept.
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

/** What fails is undone back to its beginning, and the transaction can go on. */
async function underSavepoint<Result>(tx: Tx, work: () => Promise<Result>): Promise<Result> {
  await sql`savepoint deed`.execute(tx);
  try {
    const result = await work();
    await sql`release savepoint deed`.execute(tx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint deed`.execute(tx);
    await sql`release savepoint deed`.execute(tx);
    throw error;
  }
}
