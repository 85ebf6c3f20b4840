import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { readSchema } from './read-schema.ts';

/**
 * Saves the schema of a migrated database as required by the version being released. Later migrations are
 * checked against it (`platform/server/test/database/migration-release.test.ts`).
 */
export async function writeReleasedSchema(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const facts = await readSchema(client);
  await client.end();
  writeFileSync(join(import.meta.dirname, 'released-schema.json'), `${JSON.stringify(facts, null, 1)}\n`);
}
