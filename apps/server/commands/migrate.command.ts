/**
 * `npm run portal -- migrate`: migrates the database in DATABASE_URL to this version, as the role in
 * DATABASE_OWNER_URL if set.
 */
import '../texts.ts';
import { prepareDatabase } from '#platform/server/database/prepare-database.ts';

if (process.argv.length > 2) {
  console.error('db:migrate has no options: it migrates the database of DATABASE_URL to this version.');
  process.exit(2);
}
const url = process.env['DATABASE_URL'] || process.env['DATABASE_OWNER_URL'];
if (!url) {
  console.error('Set DATABASE_URL to the database to migrate.');
  process.exit(1);
}

try {
  const applied = await prepareDatabase({ url, ownerUrl: process.env['DATABASE_OWNER_URL'] || undefined });
  console.log(applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'The database is up to date.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
