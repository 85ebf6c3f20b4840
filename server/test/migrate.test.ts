import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../src/db/migrate.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';

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

test('two processes that start together apply a file once', async () => {
  file('9003-add-more.sql', "SELECT pg_sleep(0.2); INSERT INTO basket VALUES ('plum');");
  const both = await Promise.all([migrate(database.url, directory), migrate(database.url, directory)]);
  expect(both.flat()).toEqual(['9003-add-more.sql']);
  expect(await query("SELECT fruit FROM basket WHERE fruit = 'plum'")).toHaveLength(1);
});

test('a file that fails leaves nothing behind and is named', async () => {
  file('9004-broken.sql', "INSERT INTO basket VALUES ('fig'); INSERT INTO nowhere VALUES (1);");
  await expect(migrate(database.url, directory)).rejects.toThrow('9004-broken.sql');
  expect(await query("SELECT fruit FROM basket WHERE fruit = 'fig'")).toEqual([]);
});

test('a changed file that was already applied is refused by name', async () => {
  file('9002-add-fruit.sql', "INSERT INTO basket VALUES ('apple');");
  await expect(migrate(database.url, directory)).rejects.toThrow('9002-add-fruit.sql');
});
