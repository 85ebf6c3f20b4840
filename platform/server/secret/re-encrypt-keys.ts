/**
 * Re-encrypts the portal's keys with a new SECRET_KEY or, when it was lost or stolen, replaces all of them,
 * so that data encrypted with the old ones becomes unreadable.
 */
import { sql } from 'kysely';
import type { Settings } from '../configuration/settings.ts';
import type { Db, Tx } from '../database/connect.ts';
import { type MainKeys, mainKeys, nextKey } from './main-keys.ts';
import { newKey, openKey, sealKey } from './purpose-key.ts';
import { PURPOSES } from './purposes.ts';

type KeyContext = { db: Db; settings: Settings };

/**
 * Encrypts the key of every purpose with the last main key, all or none; data encrypted or signed with them
 * is unchanged. Throws KeyLostError if no main key decrypts one. Returns the number of keys.
 */
export const reEncryptKeys = (context: KeyContext): Promise<number> =>
  change(context, async (tx, mains) => {
    const found = await tx.selectFrom('PurposeKey').selectAll().execute();
    const sealed = new Map(found.map(({ Purpose, Sealed }) => [Purpose, Sealed]));
    return (purpose) => {
      const bytes = sealed.get(purpose);
      return bytes === undefined ? newKey() : openKey(mains, purpose, bytes);
    };
  });

/**
 * Replaces all keys after SECRET_KEY was lost, or stolen together with the database: data encrypted with the
 * old ones becomes unreadable. Proof keys are created on first use; old signatures are still checked with
 * the old public keys.
 */
export const regenerateKeys = (context: KeyContext): Promise<number> =>
  change(context, async (tx) => {
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
    // A process generating a key concurrently waits and then finds it generated.
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
