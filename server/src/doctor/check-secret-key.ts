import pg from 'pg';
import { unseal } from '../secret/seal.ts';
import { type Finding, ok, type Patient, reasonOf, wrong } from './types.ts';

type Sealed = { kid: string; sealed: Buffer };

/** Whether SECRET_KEY is the one that the others use, and used before: it opens what is in the database. */
export async function checkSecretKey({ url, settings }: Patient): Promise<Finding[]> {
  if (url === null) return [ok('The key is looked at when the portal runs.')];
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    const { rows } = await client.query<Sealed>(
      'select kid, private_sealed as sealed from proof_key where retired_at is null',
    );
    if (rows.length === 0) return [ok('Nothing was sealed with SECRET_KEY yet.')];
    for (const { kid, sealed } of rows)
      await unseal(settings, { purpose: 'proof', owner: `key ${kid}` }, sealed);
    return [ok('SECRET_KEY opens what was sealed with it.')];
  } catch (error) {
    if (error instanceof pg.DatabaseError) return [ok(`Not looked at: ${reasonOf(error)}`)];
    return [
      wrong(
        'SECRET_KEY does not open what is in this database.',
        'Second factors do not work, and neither the public log nor credentials can be signed.',
        'Set the SECRET_KEY that all other processes use, or the one of the backup that this database is from.',
      ),
    ];
  } finally {
    await client.end().catch(() => undefined);
  }
}
