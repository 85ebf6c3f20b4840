import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#quality/support/database.ts';
import { connect } from '../../database/connect.ts';
import { migrate } from '../../database/migrate.ts';

let database: TestDatabase;
let directory: string;

beforeAll(async () => {
  database = await createTestDatabase();
  directory = mkdtempSync(join(tmpdir(), 'assay-migrations-'));
});

afterAll(async () => {
  await database.drop();
  rmSync(directory, { recursive: true });
});

function file(name: string, sql: string): void {
  writeFileSync(join(directory, name), sql);
}

async function query(sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

test('files run in the order of their names, once', async () => {
  file('9002-add-fruit.sql', "INSERT INTO basket VALUES ('pear');");
  file('9001-make-basket.sql', 'CREATE TABLE basket (fruit text);');
  expect(await migrate(database.url, directory)).toEqual(['9001-make-basket.sql', '9002-add-fruit.sql']);
  expect(await migrate(database.url, directory)).toEqual([]);
  expect(await query('SELECT fruit FROM basket')).toEqual([{ fruit: 'pear' }]);
});

test('two processes starting together apply a file once', async () => {
  file('9003-add-more.sql', "SELECT pg_sleep(0.2); INSERT INTO basket VALUES ('plum');");
  const both = await Promise.all([migrate(database.url, directory), migrate(database.url, directory)]);
  expect(both.flat()).toEqual(['9003-add-more.sql']);
  expect(await query("SELECT fruit FROM basket WHERE fruit = 'plum'")).toHaveLength(1);
});

test('a failing file leaves no changes and is named', async () => {
  file('9004-broken.sql', "INSERT INTO basket VALUES ('fig'); INSERT INTO nowhere VALUES (1);");
  await expect(migrate(database.url, directory)).rejects.toThrow('9004-broken.sql');
  expect(await query("SELECT fruit FROM basket WHERE fruit = 'fig'")).toEqual([]);
});

test('a changed file that was already applied is refused by name', async () => {
  file('9002-add-fruit.sql', "INSERT INTO basket VALUES ('apple');");
  await expect(migrate(database.url, directory)).rejects.toThrow('9002-add-fruit.sql');
});

test('a transaction that locks a table delays the migration, but no other transactions', async () => {
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  await holder.query('BEGIN; SELECT FROM basket');
  file('9002-add-fruit.sql', "INSERT INTO basket VALUES ('pear');");
  file('9004-broken.sql', 'ALTER TABLE basket ADD COLUMN weight int;');
  const migrated = migrate(database.url, directory);
  await expect
    .poll(() => query("SELECT FROM pg_locks WHERE mode = 'AccessExclusiveLock' AND NOT granted"))
    .toHaveLength(1);
  // New readers wait behind the pending migration: for two seconds at most, then it releases its lock
  // request.
  const since = performance.now();
  expect(await query('SELECT count(*)::int AS count FROM basket')).toEqual([{ count: 2 }]);
  expect(performance.now() - since).toBeLessThan(5_000);
  await holder.query('COMMIT');
  await holder.end();
  expect(await migrated).toEqual(['9004-broken.sql']);
});

test('an index is created while others write, also after an interrupted attempt', async () => {
  await query("INSERT INTO basket VALUES ('pear')");
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await expect(client.query('CREATE UNIQUE INDEX CONCURRENTLY by_fruit ON basket (fruit)')).rejects.toThrow(
    'could not create',
  );
  await client.end();
  await query("DELETE FROM basket WHERE ctid = (SELECT max(ctid) FROM basket WHERE fruit = 'pear')");
  file(
    '9005-index.sql',
    '-- outside a transaction\nCREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS by_fruit ON basket (fruit);',
  );
  expect(await migrate(database.url, directory)).toEqual(['9005-index.sql']);
  expect(
    await query("SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = 'by_fruit'::regclass"),
  ).toEqual([{ valid: true }]);
});

test('migrations of a newer version do not prevent the start', async () => {
  await query("INSERT INTO migration (name, sha256) VALUES ('9999-of-tomorrow.sql', 'x')");
  expect(await migrate(database.url, directory)).toEqual([]);
});

test('a process with prepared statements continues to work when columns are added', async () => {
  const { pool } = connect(database.url, 1);
  const ask = () => pool.query('SELECT * FROM basket WHERE fruit = $1', ['plum']).then(({ rows }) => rows);
  for (let count = 0; count < 4; count += 1) expect(await ask()).toEqual([{ fruit: 'plum', weight: null }]);
  await query('ALTER TABLE basket ADD COLUMN colour text');
  expect(await ask()).toEqual([{ fruit: 'plum', weight: null, colour: null }]);
  await pool.end();
});
