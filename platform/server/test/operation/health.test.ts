import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#quality/support/database.ts';
import { connect } from '../../database/connect.ts';
import { createReadiness } from '../../operation/readiness.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-health-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function startProcess(
  more: Record<string, string> = {},
): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(join(import.meta.dirname, '../../../../quality/support/stopping-process.ts'), {
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: database.url, DATA_DIR: folder, ...more },
    execArgv: [],
  });
  const [port] = (await once(child, 'message')) as [number];
  return { child, url: `http://127.0.0.1:${port}` };
}
const health = async (url: string, what: 'live' | 'ready') => {
  const answer = await fetch(`${url}/health/${what}`);
  return [answer.status, ((await answer.json()) as { Status: string }).Status];
};

describe('stopping', () => {
  test('is not ready immediately, answers requests until the port closes, and completes running ones', async () => {
    const { child, url } = await startProcess();
    expect(await health(url, 'ready')).toEqual([200, 'ready']);
    expect(await health(url, 'live')).toEqual([200, 'live']);
    const underWay = fetch(`${url}/slow`);
    await wait(50);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await expect.poll(() => health(url, 'ready')).toEqual([503, 'not ready']);
    expect(await health(url, 'live')).toEqual([200, 'live']);
    const late = await fetch(`${url}/nowhere`);
    expect([late.status, late.headers.get('connection')]).toEqual([404, 'close']);
    // Its database connection remains open until it has responded.
    expect(await (await underWay).json()).toEqual({ Count: 0 });
    expect(await ended).toEqual([0, null]);
    await expect(fetch(`${url}/health/live`)).rejects.toThrow();
  });

  test('on a second request after a second does not wait', async () => {
    const { child, url } = await startProcess({ SLOW_MS: '20000' });
    const answer = fetch(`${url}/slow`).catch(() => 'broken off');
    await wait(50);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    // The same Ctrl-C, received both from the terminal and from npm.
    child.kill('SIGTERM');
    await wait(1_100);
    expect(child.exitCode).toBeNull();
    child.kill('SIGTERM');
    expect(await ended).toEqual([1, null]);
    expect(await answer).toBe('broken off');
  });
});

describe('readiness', () => {
  test('not before it has started', async () => {
    expect(await createReadiness([]).isReady()).toBe(false);
  });

  test('on a database of this version or a newer one, not on an older one', async () => {
    const { db } = connect(database.url, 2);
    const current = createReadiness();
    current.started(db);
    const newer = createReadiness(['20991231-0001-not-there-yet.sql']);
    newer.started(db);
    const older = createReadiness(['20261124-0001-baseline.sql']);
    older.started(db);
    expect([await current.isReady(), await newer.isReady(), await older.isReady()]).toEqual([
      true,
      false,
      true,
    ]);
    await db.destroy();
  });

  test('not while the database does not respond within a second, and again when it does', async () => {
    const { db } = connect(database.url, 2);
    const readiness = createReadiness();
    readiness.started(db);
    expect(await readiness.isReady()).toBe(true);
    await wait(260);
    const holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    await holder.query('begin; lock table migration in access exclusive mode');
    const since = performance.now();
    expect(await readiness.isReady()).toBe(false);
    expect(performance.now() - since).toBeGreaterThan(900);
    await holder.query('rollback');
    await holder.end();
    await expect.poll(() => readiness.isReady()).toBe(true);
    await db.destroy();
  });
});
