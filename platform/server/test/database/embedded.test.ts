import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { childrenOf, isAlive } from '#quality/support/processes.ts';
import { postmasterPid } from '../../database/embedded/leftovers.ts';
import { startEmbedded } from '../../database/embedded.ts';

const IS_ROOT = process.getuid?.() === 0;
const IS_LINUX = process.platform === 'linux';

let parent: string;
let dataDir: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'assay-embedded-'));
  chmodSync(parent, 0o711);
  dataDir = join(parent, 'data');
});

afterEach(() => rmSync(parent, { recursive: true, force: true }));

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function until<T>(what: () => T | undefined | false | Promise<T | undefined | false>): Promise<T> {
  for (let left = 400; left > 0; left -= 1) {
    const answer = await what();
    if (answer) return answer;
    await pause(50);
  }
  throw new Error('Waited in vain.');
}

/**
 * Starts a separate process that runs the database and writes 1, 2, 3 …, reporting each number once it is
 * committed.
 */
function startChild(): { child: ChildProcess; lastCommitted(): number } {
  const script = join(import.meta.dirname, '../../../../quality/support/embedded-child.ts');
  const child = spawn('node', [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  let last = 0;
  child.stdout?.on('data', (chunk) => {
    last = Number(String(chunk).trim().split('\n').at(-1));
  });
  return { child, lastCommitted: () => last };
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await until(() => child.signalCode !== null);
}

async function expectAllCommitted(lastCommitted: number): Promise<void> {
  const database = await startEmbedded({ dataDir });
  const [row] = await query(database.url, 'SELECT count(*)::int AS rows, max(number) AS last FROM written');
  await database.stop();
  expect(row?.['last']).toBeGreaterThanOrEqual(lastCommitted);
  expect(row?.['rows']).toBe(row?.['last']);
}

test('data survives a restart; settings are durable and texts are Unicode', async () => {
  const first = await startEmbedded({ dataDir });
  await query(first.url, "CREATE TABLE note AS SELECT '評審報告' AS text");
  await first.stop();
  const second = await startEmbedded({ dataDir });
  expect(await query(second.url, 'SELECT text FROM note')).toEqual([{ text: '評審報告' }]);
  expect(await query(second.url, 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
  expect(await query(second.url, 'SHOW synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
  expect(await query(second.url, 'SHOW is_superuser')).toEqual([{ is_superuser: 'off' }]);
  await second.stop();
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
});

test('a wrong password is refused', async () => {
  const database = await startEmbedded({ dataDir });
  await expect(query(database.url.replace(/:[0-9a-f]{64}@/, ':guess@'), 'SELECT 1')).rejects.toThrow(
    'password',
  );
  await database.stop();
});

test('two data directories run side by side; starting one twice is refused until the first has stopped', async () => {
  const first = await startEmbedded({ dataDir });
  const other = await startEmbedded({ dataDir: join(parent, 'other') });
  expect(await query(other.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await expect(startEmbedded({ dataDir })).rejects.toThrow('Another portal');
  expect(await query(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await Promise.all([first.stop(), other.stop()]);
  await (await startEmbedded({ dataDir })).stop();
});

test('a killed database restarts automatically on the same address', async () => {
  const database = await startEmbedded({ dataDir });
  await query(database.url, 'CREATE TABLE kept AS SELECT 7 AS number');
  process.kill(postmasterPid(join(dataDir, 'postgres')) ?? 0, 'SIGKILL');
  const rows = await until(() => query(database.url, 'SELECT number FROM kept').catch(() => undefined));
  expect(rows).toEqual([{ number: 7 }]);
  await database.stop();
});

test('a killed portal: the next one takes over with everything committed', async () => {
  const { child, lastCommitted } = startChild();
  await until(() => lastCommitted() > 20);
  await kill(child);
  await expectAllCommitted(lastCommitted());
});

test.runIf(IS_LINUX)(
  'a killed portal whose database is still running: it is stopped and restarted',
  async () => {
    const { child, lastCommitted } = startChild();
    await until(() => lastCommitted() > 20);
    const old = postmasterPid(join(dataDir, 'postgres')) ?? 0;
    const guards = childrenOf(child.pid ?? 0).filter((pid) => pid !== old);
    for (const guard of guards) process.kill(guard, 'SIGKILL');
    await kill(child);
    expect(isAlive(old)).toBe(true);
    await expectAllCommitted(lastCommitted());
    await until(() => !isAlive(old));
  },
);

test('a database does not outlive its killed portal', async () => {
  const { child, lastCommitted } = startChild();
  await until(() => lastCommitted() > 0);
  const pid = postmasterPid(join(dataDir, 'postgres')) ?? 0;
  await kill(child);
  await until(() => !isAlive(pid));
});

test('portal and database killed at the same time', async () => {
  const { child, lastCommitted } = startChild();
  await until(() => lastCommitted() > 20);
  process.kill(postmasterPid(join(dataDir, 'postgres')) ?? 0, 'SIGKILL');
  await kill(child);
  await expectAllCommitted(lastCommitted());
});

test('stale pid and socket files are ignored, even when their number now belongs to another process', async () => {
  const first = await startEmbedded({ dataDir });
  const cluster = join(dataDir, 'postgres');
  const pidFile = readFileSync(join(cluster, 'postmaster.pid'), 'utf8');
  await first.stop();
  for (const pid of [process.pid, 4_000_000]) {
    writeFileSync(join(cluster, 'postmaster.pid'), pidFile.replace(/^\d+/, String(pid)));
    writeFileSync(join(cluster, '.s.PGSQL.5432.lock'), pidFile.replace(/^\d+/, String(pid)));
    const next = await startEmbedded({ dataDir });
    expect(await query(next.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await next.stop();
  }
  expect(isAlive(process.pid)).toBe(true);
});

test('a start killed while creating the database leaves no trace', async () => {
  mkdirSync(join(dataDir, 'postgres.new-0a0b0c0d/base'), { recursive: true });
  const { child } = startChild();
  const isInitialising = () => readdirSync(dataDir).some((name) => /^postgres\.new-(?!0a0b)\w+$/.test(name));
  await until(isInitialising);
  await pause(150);
  await kill(child);
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  const database = await startEmbedded({ dataDir });
  expect(await query(database.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await database.stop();
  expect(readdirSync(dataDir).filter((name) => name.includes('.new-'))).toEqual([]);
});

test('a path too long for a socket, or with spaces, is served over a local port', async () => {
  dataDir = join(parent, 'a directory '.repeat(8).trim());
  const database = await startEmbedded({ dataDir });
  expect(new URL(database.url).host).toMatch(/^127\.0\.0\.1:\d+$/);
  expect(await query(database.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await database.stop();
});

test('a directory that cannot be created is named', async () => {
  writeFileSync(join(parent, 'file'), '');
  await expect(startEmbedded({ dataDir: join(parent, 'file/data') })).rejects.toThrow(
    'file/data cannot be created',
  );
});

test.runIf(IS_ROOT)(
  'as root in an inaccessible directory the files are stored outside, and their loss is detected',
  async () => {
    chmodSync(parent, 0o700);
    const first = await startEmbedded({ dataDir });
    await query(first.url, 'CREATE TABLE kept AS SELECT 7 AS number');
    await first.stop();
    const second = await startEmbedded({ dataDir });
    expect(await query(second.url, 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
    await second.stop();
    const { Directory } = JSON.parse(readFileSync(join(dataDir, 'postgres.location.json'), 'utf8'));
    for (const path of [Directory, `${Directory}.log`]) rmSync(path, { recursive: true });
    await expect(startEmbedded({ dataDir })).rejects.toThrow(Directory);
  },
);
