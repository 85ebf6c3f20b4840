import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Accounts, PASSWORD, startAccounts } from './support/accounts.ts';

type Server = { url: string; child: ChildProcess };
let house: Accounts;
let folder: string;
let servers: [Server, Server];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-texts-'));
  house = await startAccounts();
  servers = [await startServer(), await startServer()];
});
afterAll(async () => {
  for (const { child } of servers ?? []) child.disconnect();
  await house.close();
  await rm(folder, { recursive: true, force: true });
});

function startServer(): Promise<Server> {
  const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: house.url, DATA_DIR: folder };
  const child = fork(join(import.meta.dirname, 'support/portal-process.ts'), { env, execArgv: [] });
  return new Promise((resolve, reject) => {
    child.once('message', (port) => resolve({ url: `http://127.0.0.1:${port}/api`, child }));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

async function send(url: string, body: object, token?: string): Promise<Record<string, unknown>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return ((await answer.json()) as { data: Record<string, unknown> }).data;
}
const saveAt = async ({ url }: Server): Promise<string | undefined> => {
  const answer = await fetch(`${url}/translation/public?LanguageCode=EN`);
  return ((await answer.json()) as { data: Record<string, string> }).data.SAVE;
};

test('words changed at one server are said by the other, without a restart, and by one that starts later', async () => {
  await house.addAccount('words@example.com', ['IT']);
  const { Token } = await send(`${servers[0].url}/auth/backend/login`, {
    Email: 'words@example.com',
    Password: PASSWORD,
  });
  expect(await saveAt(servers[1])).toBe('Save');
  await send(
    `${servers[0].url}/translation/submit`,
    { Texts: [{ Key: 'SAVE', Version: 0, Own: { EN: 'Keep' } }] },
    String(Token),
  );
  expect(await saveAt(servers[0])).toBe('Keep');
  await expect.poll(() => saveAt(servers[1]), { timeout: 2_000 }).toBe('Keep');
  const third = await startServer();
  expect(await saveAt(third)).toBe('Keep');
  third.child.disconnect();
});
