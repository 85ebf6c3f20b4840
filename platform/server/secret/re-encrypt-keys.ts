import { sql } from 'kysely';
import type { Settings } from '../configuration/settings.ts';
import type { Db, Tx } from '../database/connect.ts';
import { type MainKeys, mainKeys, nextKey } from './main-keys.ts';
import { newKey, openKey, sealKey } from './purpose-key.ts';
import { PURPOSES } from './purposes.ts';

type KeyContext = { db: Db; settings: Settings };

/**
 * Seals the key of every purpose under the last of the main keys, all or none; whatever they sealed and signed stays as it
 * is. Throws KeyLostError where no main key opens one. Answers how many keys there are.
 */
export const reEncryptKeys = (asked: KeyContext): Promise<number> =>
  change(asked, async (tx, mains) => {
    const found = await tx.selectFrom('PurposeKey').selectAll().execute();
    const sealed = new Map(found.map(({ Purpose, Sealed }) => [Purpose, Sealed]));
    return (purpose) => {
      const bytes = sealed.get(purpose);
      return bytes === undefined ? newKey() : openKey(mains, purpose, bytes);
    };
  });

/**
 * New keys in place of all, after SECRET_KEY was lost, or stolen together with the database: what the old ones sealed opens
 * no more. New keys for proofs are made at first need; what the old ones signed is still checked with their public halves.
 */
export const regenerateKeys = (asked: KeyContext): Promise<number> =>
  change(asked, async (tx) => {
    await tx
      .updateTable('ProofKey')
      .set({ RetiredAt: sql<Date>`clock_timestamp()` })
      .where('RetiredAt', 'is', null)
      .execute();
    return newKey;
  });

type KeyFor = (purpose: string) => Buffer | Promise<Buffer>;

async function change(
  { db, settings }: KeyContext,
  plan: (tx: Tx, mains: MainKeys) => Promise<KeyFor>,
): Promise<number> {
  const mains = await mainKeys(settings);
  await db.transaction().execute(async (tx) => {
    // Anyone generating a key at this moment waits and finds it generated.
    await sql`lock table purpose_key in share row exclusive mode`.execute(tx);
    const keyFor = await plan(tx, mains);
    for (const Purpose of PURPOSES) {
      const Sealed = sealKey(nextKey(mains), Purpose, await keyFor(Purpose));
      await tx
        .insertInto('PurposeKey')
        .values({ Purpose, Sealed })
        .onConflict((conflict) => conflict.column('Purpose').doUpdateSet({ Sealed }))
        .execute();
    }
  });
  return PURPOSES.length;
}
