/**
 * Runs test code in one database transaction that is always rolled back; transactions that the code itself
 * opens join it.
 */
import { onSavepoints } from '#modules/operations/service-trial/server/on-savepoints.ts';
import type { Db, Tx } from '#platform/server/database/connect.ts';

/** Thrown to roll back the transaction. */
class Undo extends Error {}

/** Runs work in one transaction that is rolled back; code that opens a transaction joins it. */
export async function inRolledBackTransaction(
  db: Db,
  work: (tx: Tx, joined: Db) => Promise<void>,
): Promise<void> {
  await db
    .transaction()
    .execute(async (tx) => {
      await work(tx, joining(tx));
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
}

type Joined = {
  execute: (work: (tx: Tx) => Promise<unknown>) => Promise<unknown>;
  setIsolationLevel: () => Joined;
};

function joining(tx: Tx): Db {
  const savepoints = onSavepoints(tx);
  return new Proxy(savepoints, {
    get(target, name) {
      if (name !== 'transaction') return Reflect.get(target, name, target);
      const joined: Joined = {
        execute: (work) => target.transaction().execute(work),
        setIsolationLevel: () => joined,
      };
      return () => joined;
    },
  });
}
