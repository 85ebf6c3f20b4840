/** `npm run db:migrate`: migrates the database named by DATABASE_URL, as the role of DATABASE_OWNER_URL where there is one. */
import { migrate } from './migrate.ts';

const url = process.env['DATABASE_OWNER_URL'] || process.env['DATABASE_URL'];
if (!url) {
  console.error('Set DATABASE_URL to the database to migrate.');
  process.exit(1);
}

try {
  const applied = await migrate(url);
  console.log(applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'The database is up to date.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
