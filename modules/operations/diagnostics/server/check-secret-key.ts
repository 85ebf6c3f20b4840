import pg from 'pg';
import { sealedAs } from '#platform/server/proof/proof-key.ts';
import { decrypt } from '#platform/server/secret/cipher.ts';
import { type MainKeys, mainKeys, nextKey } from '#platform/server/secret/main-keys.ts';
import { openKey } from '#platform/server/secret/purpose-key.ts';
import { type DiagnosticContext, type Finding, ok, reasonOf, warn, wrong } from './types.ts';

type StoredKey = { purpose: string; sealed: Buffer | null };
type Proof = { kid: string; sealed: Buffer };

/**
 * Diagnostic check: SECRET_KEY decrypts the data encrypted in the database, i.e. it is the key used before
 * and by other processes; also reports an unfinished key change.
 */
export async function checkSecretKey({ url, settings }: DiagnosticContext): Promise<Finding[]> {
  if (url === null) return [ok('The key is checked when the portal is running.')];
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    const { rows: storedKeys } = await client.query<StoredKey>('select purpose, sealed from purpose_key');
    const { rows: proofs } = await client.query<Proof>(
      'select kid, private_sealed as sealed from proof_key where retired_at is null',
    );
    if (storedKeys.length === 0) return [ok('No data is encrypted with SECRET_KEY yet.')];
    const mains = await mainKeys(settings);
    if (!(await doOpen(mains, storedKeys, proofs))) return [another];
    if (mains.length === 1) return [ok('SECRET_KEY decrypts the data encrypted with it.')];
    const isAllSealed = storedKeys.every(({ sealed }) => sealed !== null);
    return [isAllSealed && (await doOpen([nextKey(mains)], storedKeys, proofs)) ? reencrypted : changing];
  } catch (error) {
    // Database errors are reported by the database check.
    return [ok(`Not checked: ${reasonOf(error)}`)];
  } finally {
    // The findings are complete; a lost connection is closed already.
    await client.end().catch(() => undefined);
  }
}

/** Also decrypts the proof keys: for a portal with derived keys, `purpose_key` rows alone prove nothing. */
async function doOpen(mains: MainKeys, storedKeys: StoredKey[], proofs: Proof[]): Promise<boolean> {
  try {
    for (const { purpose, sealed } of storedKeys) {
      const key = await openKey(mains, purpose, sealed);
      if (purpose === 'proof')
        for (const { kid, sealed } of proofs) decrypt(key, sealedAs(kid).owner, sealed);
    }
    return true;
  } catch {
    // The key does not fit, which the caller reports.
    return false;
  }
}

const another = wrong(
  'SECRET_KEY does not decrypt the data in this database.',
  'Second factors do not work, and the public log and credentials cannot be signed.',
  'Set the SECRET_KEY of all other processes, or the one of the backup from which this database was restored.',
);
const changing = warn(
  'SECRET_KEY contains two keys, and the first is still needed.',
  'A key change was started and not completed.',
  'When every process has both keys, run npm run portal -- re-encrypt. Then remove the first key and restart.',
);
const reencrypted = warn(
  'SECRET_KEY contains two keys, and the first is no longer needed.',
  'It decrypts no data of this portal.',
  'Remove it and restart every process.',
);
