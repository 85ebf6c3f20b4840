/**
 * `npm run db:release`: saves the schema of DATABASE_URL's database as required by the version being
 * released. Later migrations are checked against it
 * (`platform/server/test/database/migration-release.test.ts`).
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { readSchema } from './read-schema.ts';

const url = process.env['DATABASE_OWNER_URL'] || process.env['DATABASE_URL'];
if (!url) {
  console.error('Set DATABASE_URL to a database that this version has migrated.');
  process.exit(1);
}
const client = new pg.Client({ connectionString: url });
await client.connect();
const facts = await readSchema(client);
await client.end();
writeFileSync(join(import.meta.dirname, 'released-schema.json'), `${JSON.stringify(facts, null, 1)}\n`);
console.log(`Written: ${Object.keys(facts.Tables).length} tables.`);
