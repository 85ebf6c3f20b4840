/**
 * Child process for tests of the embedded database: starts PostgreSQL in the given directory and writes
 * numbered rows, printing each, until it is killed.
 */
import pg from 'pg';
import { startEmbedded } from '#platform/server/database/embedded.ts';

const { url } = await startEmbedded({ dataDir: String(process.argv[2]) });
const client = new pg.Client({ connectionString: url });
await client.connect();
await client.query('CREATE TABLE IF NOT EXISTS written (number int PRIMARY KEY)');
for (let number = 1; ; number += 1) {
  await client.query('INSERT INTO written VALUES ($1)', [number]);
  console.log(number);
}
