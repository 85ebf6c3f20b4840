import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Connection, connect } from '#platform/server/database/connect.ts';
import { executeBatch } from '#platform/server/database/execute-batch.ts';
import { queryBatch } from '#platform/server/database/query-batch.ts';
import { createTestDatabase, type TestDatabase } from '#quality/support/database.ts';

let database: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  database = await createTestDatabase('template0');
  connection = connect(database.url, 1);
  await connection.pool.query('create table notified (notice_key text primary key)');
});
afterAll(async () => {
  await connection.db.destroy();
  await database.drop();
});

const notified = async (): Promise<string[]> =>
  (await connection.pool.query('select notice_key from notified order by notice_key')).rows.map(
    (row) => row.notice_key,
  );
const insert = (key: string) => sql`insert into notified values (${key})`;
const count = sql<{ Count: number }>`select count(*)::int as count from notified`;

describe('statements sent together', () => {
  test('run in order, each seeing the one before it', async () => {
    const counts = await connection.db.transaction().execute(async (tx) => {
      const queries = [count, insert('a'), count, insert('b'), count].map((one) => ({
        compile: () => one.compile(tx),
      }));
      const answers = (await queryBatch(tx, ...(queries as never[]))) as { Count: number }[][];
      return answers.flatMap((rows) => rows.map(({ Count }) => Count));
    });
    expect(counts).toEqual([0, 1, 2]);
    expect(await notified()).toEqual(['a', 'b']);
  });

  test('fail together, with the error of the first that failed', async () => {
    const both = connection.db.transaction().execute(async (tx) => {
      const queries = [insert('c'), insert('a'), insert('d')].map((one) => ({
        compile: () => one.compile(tx),
      }));
      await queryBatch(tx, ...(queries as never[]));
    });
    await expect(both).rejects.toMatchObject({ code: '23505' });
    expect(await notified()).toEqual(['a', 'b']);
  });

  test('a statement that was not awaited is not committed when it failed', async () => {
    const transaction = connection.db.transaction().execute(async (tx) => {
      await insert('e').execute(tx);
      const { done } = await executeBatch(tx, [sql`insert into notified values ('a') returning 1`] as never);
      await expect(done).rejects.toMatchObject({ code: '23505' });
    });
    await expect(transaction).rejects.toThrow();
    expect(await notified()).toEqual(['a', 'b']);
  });
});

describe('a transaction that failed to begin', () => {
  /** A connection whose transaction failed refuses to start another one until it is rolled back. */
  const broken = async () => {
    const client = await connection.pool.connect();
    await client.query('begin');
    await client.query('select 1 / 0').catch(() => undefined);
    return client;
  };

  test('writes nothing and reports the reason', async () => {
    const client = await broken();
    await client.query('begin');
    await expect(client.query('insert into notified values ($1)', ['f'])).rejects.toMatchObject({
      code: '25P02',
    });
    await client.query('rollback');
    client.release();
    expect(await notified()).toEqual(['a', 'b']);
  });

  test('reports it at the first read; after rollback the connection is reusable', async () => {
    const client = await broken();
    await client.query('begin');
    await expect(client.query('select 1 as one', [])).rejects.toMatchObject({ code: '25P02' });
    // The error is returned again to a caller that ignored it.
    await expect(client.query('insert into notified values ($1)', ['g'])).rejects.toMatchObject({
      code: '25P02',
    });
    await client.query('rollback');
    await client.query('begin');
    await client.query('insert into notified values ($1)', ['h']);
    await client.query('commit');
    client.release();
    expect(await notified()).toEqual(['a', 'b', 'h']);
  });
});
