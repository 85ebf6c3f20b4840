/**
 * Brings the database to this version's schema by running the migration files not yet applied, in order;
 * refuses if an applied file has changed, and never blocks running processes for long.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const OWN_MIGRATIONS = join(import.meta.dirname, '../../../database/migrations');
/**
 * Arbitrary constant: the advisory lock during migrations, so that processes starting together take turns.
 */
const LOCK_KEY = 7_202_601;

/** Maximum lock wait in ms: a waiting table change blocks all later requests on the table. */
const LOCK_MS = 2_000;
const PAUSE_MS = 1_000;
const TRIES = 60;
/** PostgreSQL's error code for a lock that was not available in that time. */
const LOCKED = '55P03';
/** First line of a file with a single statement that PostgreSQL cannot run inside a transaction. */
const OUTSIDE = /^-- outside a transaction\b/;
const INDEX = /create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+(\w+)/i;

type Migration = { name: string; sql: string; sha256: string };

/**
 * Brings a database to this version's schema: runs the `.sql` files not yet applied, in name order, each in
 * its own transaction. Refuses when an applied file has changed. Other processes of this or the previous
 * version may be running: it never waits long for a lock, and retries. Migrations applied by a newer version
 * are left unchanged (see the rules in CONTRIBUTING). `only` contains the names of the files to apply; all
 * of them where omitted. Returns the names of the files applied now.
 */
export async function migrate(
  url: string,
  directory: string = OWN_MIGRATIONS,
  only?: ReadonlySet<string>,
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK_KEY]);
    const known = readMigrations(directory);
    return await migrateLocked(client, only ? known.filter(({ name }) => only.has(name)) : known);
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

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  const run = OUTSIDE.test(migration.sql) ? applyOutside : applyInside;
  for (let count = 1; ; count += 1)
    try {
      return await run(client, migration);
    } catch (cause) {
      if ((cause as { code?: string }).code === LOCKED && count < TRIES) {
        await wait(PAUSE_MS);
        continue;
      }
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`Migration ${migration.name} failed: ${reason}`, { cause });
    }
}

const NOTE = 'INSERT INTO migration (name, sha256) VALUES ($1, $2)';

async function applyInside(client: pg.Client, { name, sql, sha256 }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL lock_timeout = ${LOCK_MS}`);
    await client.query(sql);
    await client.query(NOTE, [name, sha256]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/**
 * Runs one statement outside a transaction. An interrupted index build leaves an unusable index that counts
 * as existing: it is dropped.
 */
async function applyOutside(client: pg.Client, { name, sql, sha256 }: Migration): Promise<void> {
  const index = INDEX.exec(sql)?.[1];
  if (index !== undefined) {
    const { rowCount } = await client.query(
      'SELECT FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid',
      [index],
    );
    if (rowCount) await client.query(`DROP INDEX CONCURRENTLY ${client.escapeIdentifier(index)}`);
  }
  await client.query(sql);
  await client.query(NOTE, [name, sha256]);
}

/**
 * Returns the files of this version in order. Line endings are normalised, so that hashes are the same on
 * every system.
 */
export function readMigrations(directory: string = OWN_MIGRATIONS): Migration[] {
  const names = readdirSync(directory).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name) => {
    const sql = readFileSync(join(directory, name), 'utf8').replaceAll('\r\n', '\n');
    return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
  });
}
