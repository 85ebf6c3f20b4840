import pg from 'pg';
import { sealedAs } from '#platform/server/proof/proof-key.ts';
import { decrypt } from '#platform/server/secret/cipher.ts';
import { comingKey, type MainKeys, mainKeys } from '#platform/server/secret/main-keys.ts';
import { openKey } from '#platform/server/secret/purpose-key.ts';
import { type Finding, ok, type Patient, reasonOf, warn, wrong } from './types.ts';

type Kept = { purpose: string; sealed: Buffer | null };
type Proof = { kid: string; sealed: Buffer };

/** Whether SECRET_KEY is the one that the others use, and used before: it opens the keys in the database. */
export async function checkSecretKey({ url, settings }: Patient): Promise<Finding[]> {
  if (url === null) return [ok('The key is looked at when the portal runs.')];
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    const { rows: kept } = await client.query<Kept>('select purpose, sealed from purpose_key');
    const { rows: proofs } = await client.query<Proof>(
      'select kid, private_sealed as sealed from proof_key where retired_at is null',
    );
    if (kept.length === 0) return [ok('Nothing was sealed with SECRET_KEY yet.')];
    const mains = await mainKeys(settings);
    if (!(await doOpen(mains, kept, proofs))) return [another];
    if (mains.length === 1) return [ok('SECRET_KEY opens what was sealed with it.')];
    const isKept = kept.every(({ sealed }) => sealed !== null);
    return [isKept && (await doOpen([comingKey(mains)], kept, proofs)) ? resealed : changing];
  } catch (error) {
    // What is wrong with the database another check says.
    return [ok(`Not looked at: ${reasonOf(error)}`)];
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Of a portal that derived its keys the rows alone say nothing: what was sealed with one has to open too. */
async function doOpen(mains: MainKeys, kept: Kept[], proofs: Proof[]): Promise<boolean> {
  try {
    for (const { purpose, sealed } of kept) {
      const key = await openKey(mains, purpose, sealed);
      if (purpose === 'proof')
        for (const { kid, sealed } of proofs) decrypt(key, sealedAs(kid).owner, sealed);
    }
    return true;
  } catch {
    return false;
  }
}

const another = wrong(
  'SECRET_KEY does not open what is in this database.',
  'Second factors do not work, and neither the public log nor credentials can be signed.',
  'Set the SECRET_KEY that all other processes use, or the one of the backup that this database is from.',
);
const changing = warn(
  'SECRET_KEY names two keys, and the first is still needed.',
  'The change of the key was begun and not ended.',
  'When every process has both of them: npm run reseal. Then take the first away and restart.',
);
const resealed = warn(
  'SECRET_KEY names two keys, and the first is not needed any more.',
  'Whoever has it can open nothing of what is here now.',
  'Take it away and restart every process.',
);
