/**
 * Prepares the database when the portal starts: migrations, job queue tables and role grants; without the
 * rights for this it only checks that it was done, and otherwise refuses to start.
 */
import pg from 'pg';
import { migrateJobs } from '../jobs/migrate-jobs.ts';
import { grantPortal } from './grant-portal.ts';
import { migrate } from './migrate.ts';
import { missingMigrations } from './missing-migrations.ts';

/** URLs of the database for the portal's role, and for the role that owns the tables if it differs. */
type Roles = { url: string; ownerUrl?: string | undefined };

/**
 * Brings the database to this version: tables, job queue, grants of the portal's role. A process without the
 * rights, because it has only the portal's role, just checks that this was done. Returns the names of the
 * migrations applied now; throws if the tables are of an earlier version and this role may not change them.
 */
export async function prepareDatabase({ url, ownerUrl }: Roles): Promise<string[]> {
  if (ownerUrl === undefined && !(await canMigrate(url))) return [];
  const applied = await migrate(ownerUrl ?? url);
  await migrateJobs(ownerUrl ?? url);
  if (ownerUrl !== undefined) await grantPortal(ownerUrl, url);
  return applied;
}

async function canMigrate(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; may: boolean }>(`
      SELECT current_user AS name, CASE WHEN to_regclass('migration') IS NULL
        THEN has_schema_privilege('public', 'CREATE')
        ELSE has_table_privilege(to_regclass('migration'), 'INSERT') END AS may`);
    const [role] = rows;
    if (role?.may) return true;
    const missing = await missingMigrations(client);
    if (missing.length === 0) return false;
    throw new Error(
      `The database has an earlier version: ${missing.length} migrations are missing, the first is ${missing[0]}, and ` +
        `the role ${role?.name} has no permission to change tables. Run \`npm run portal -- migrate\` (in the image: \`portal migrate\`) ` +
        'with DATABASE_OWNER_URL first, or give it to this process.',
    );
  } finally {
    await client.end();
  }
}
