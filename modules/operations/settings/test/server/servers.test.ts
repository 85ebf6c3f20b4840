import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Accounts, PASSWORD, startAccounts } from '#quality/support/accounts.ts';
import { type LivePortal, next } from '#quality/support/live.ts';
import type { TestPortal } from '#quality/support/portal.ts';
import { twoProcesses } from '#quality/support/two-processes.ts';

type Server = { url: string; child: ChildProcess };
let testPortal: Accounts;
let folder: string;
let servers: [Server, Server];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-settings-'));
  testPortal = await startAccounts();
  servers = await Promise.all([startServer(), startServer()]);
});
afterAll(async () => {
  for (const { child } of servers ?? []) child.disconnect();
  await testPortal.close();
  await rm(folder, { recursive: true, force: true });
});

function startServer(): Promise<Server> {
  const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: testPortal.url, DATA_DIR: folder };
  const child = fork(join(import.meta.dirname, '../../../../../quality/support/portal-process.ts'), {
    env,
    execArgv: [],
  });
  return new Promise((resolve, reject) => {
    child.once('message', (port) => resolve({ url: `http://127.0.0.1:${port}/api`, child }));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

async function send({ url }: Server, path: string, body: object, token?: string) {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return ((await answer.json()) as { data: Record<string, unknown> }).data;
}
const limitAt = async ({ url }: Server): Promise<unknown> =>
  ((await (await fetch(`${url}/auth/config`)).json()) as { data: { charLimit: number } }).data.charLimit;

test('a setting changed at one process takes effect at the other within a second, and at one that starts later', async () => {
  await testPortal.addAccount('sets@example.com', ['IT']);
  const { Token } = await send(servers[0], '/auth/backend/login', {
    Email: 'sets@example.com',
    Password: PASSWORD,
  });
  const set = (Version: number, Value: number | null) =>
    send(servers[0], '/setting/submit', { Settings: [{ Key: 'CharLimit', Version, Value }] }, String(Token));
  expect(await limitAt(servers[1])).toBe(4_000);
  await set(0, 1_234);
  expect(await limitAt(servers[0])).toBe(1_234);
  await expect.poll(() => limitAt(servers[1]), { timeout: 1_000, interval: 50 }).toBe(1_234);
  const third = await startServer();
  expect(await limitAt(third)).toBe(1_234);
  third.child.disconnect();
  await set(1, null);
  await expect.poll(() => limitAt(servers[1]), { timeout: 1_000, interval: 50 }).toBe(4_000);
});

describe('screens', () => {
  let open: TestPortal;
  let second: LivePortal;
  const { come, leave } = twoProcesses(({ portal, second: other }) => {
    open = portal;
    second = other;
  });
  afterAll(leave);

  test('of all users who have one open are notified, also at the other process', async () => {
    const client = await come('client', second);
    const notification = next(client, 'setting');
    const Settings = [{ Key: 'NotificationSeconds', Version: 0, Value: 20 }];
    expect((await open.post('it', '/setting/submit', { Settings })).status).toBe(200);
    // The notification has no payload: the listener has to query.
    expect(await notification).toBeUndefined();
  });
});
