import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#quality/support/database.ts';
import { startDatabaseProxy } from '#quality/support/database-proxy.ts';
import { type Connection, connect } from '../../database/connect.ts';

const ORPHANED_MS = 300;
let database: TestDatabase;
let line: Awaited<ReturnType<typeof startDatabaseProxy>>;
let through: Connection;
beforeAll(async () => {
  database = await createTestDatabase('template0');
  line = await startDatabaseProxy(database.url);
  through = connect(line.url, 1, 60_000, ORPHANED_MS);
});
afterAll(async () => {
  await through?.db.destroy();
  await line?.line.stop();
  await database?.drop();
});

test('a query on a silently lost connection fails quickly, and the next one succeeds', async () => {
  await sql`select 1`.execute(through.db);
  line.line.halfOpen();
  const began = performance.now();
  await expect(sql`select 1`.execute(through.db)).rejects.toThrow(/Connection terminated/);
  expect(performance.now() - began).toBeLessThan(10_000);
  const { rows } = await sql<{ One: number }>`select 1 as one`.execute(through.db);
  expect(rows).toEqual([{ One: 1 }]);
});

test('a slow statement is not interrupted', async () => {
  const { rows } = await sql<{
    One: number;
  }>`select 1 as one from pg_sleep(${(5 * ORPHANED_MS) / 1_000})`.execute(through.db);
  expect(rows).toEqual([{ One: 1 }]);
});
