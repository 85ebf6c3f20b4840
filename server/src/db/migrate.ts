import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

const OWN_MIGRATIONS = join(import.meta.dirname, 'migrations');
/** Any fixed number: whoever migrates holds it, so that processes starting together take turns. */
const LOCK_KEY = 7_202_601;

type Migration = { name: string; sql: string; sha256: string };

/**
 * Brings a database to this version's tables: runs the `.sql` files that it has not seen, in the order of their
 * names, each in its own transaction. Refuses when a file that was already applied has changed since.
 *
 * @param url address of the database
 * @returns names of the files that were applied now
 */
export async function migrate(url: string, directory: string = OWN_MIGRATIONS): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK_KEY]);
    return await migrateLocked(client, readMigrations(directory));
  } finally {
    await client.end();
  }
}

async function migrateLocked(client: pg.Client, migrations: Migration[]): Promise<string[]> {
  await client.query(`CREATE TABLE IF NOT EXISTS migration (
    name text PRIMARY KEY,
    sha256 text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  )`);
  const { rows } = await client.query<{ name: string; sha256: string }>('SELECT name, sha256 FROM migration');
  const applied = new Map(rows.map((row) => [row.name, row.sha256]));
  const changed = migrations.filter(({ name, sha256 }) => applied.has(name) && applied.get(name) !== sha256);
  if (changed.length > 0) {
    const names = changed.map(({ name }) => name).join(', ');
    throw new Error(
      `Already applied to this database and changed since: ${names}. Add a new migration instead.`,
    );
  }
  const open = migrations.filter(({ name }) => !applied.has(name));
  for (const migration of open) await apply(client, migration);
  return open.map(({ name }) => name);
}

async function apply(client: pg.Client, { name, sql, sha256 }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query('INSERT INTO migration (name, sha256) VALUES ($1, $2)', [name, sha256]);
    await client.query('COMMIT');
  } catch (cause) {
    await client.query('ROLLBACK');
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Migration ${name} failed: ${reason}`, { cause });
  }
}

/** Line ends count the same on every system. */
function readMigrations(directory: string): Migration[] {
  const names = readdirSync(directory).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name) => {
    const sql = readFileSync(join(directory, name), 'utf8').replaceAll('\r\n', '\n');
    return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
  });
}
