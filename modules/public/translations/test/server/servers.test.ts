import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Accounts, PASSWORD, startAccounts } from '#quality/support/accounts.ts';
import { type ForkedServer, forkServer } from '#quality/support/fork-server.ts';

let portal: Accounts;
let folder: string;
let servers: [ForkedServer, ForkedServer];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-texts-'));
  portal = await startAccounts();
  servers = [await startServer(), await startServer()];
});
afterAll(async () => {
  for (const { child } of servers ?? []) child.disconnect();
  await portal.close();
  await rm(folder, { recursive: true, force: true });
});

const startServer = (): Promise<ForkedServer> => forkServer({ DATABASE_URL: portal.url, DATA_DIR: folder });

async function send(url: string, body: object, token?: string): Promise<Record<string, unknown>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return ((await answer.json()) as { data: Record<string, unknown> }).data;
}
const saveAt = async ({ url }: ForkedServer): Promise<string | undefined> => {
  const answer = await fetch(`${url}/api/translation/public?LanguageCode=EN`);
  return ((await answer.json()) as { data: Record<string, string> }).data.SAVE;
};

test('texts changed at one server are used by the other, without a restart, and by one that starts later', async () => {
  await portal.addAccount('words@example.com', ['IT']);
  const { Token } = await send(`${servers[0].url}/api/auth/backend/login`, {
    Email: 'words@example.com',
    Password: PASSWORD,
  });
  expect(await saveAt(servers[1])).toBe('Save');
  await send(
    `${servers[0].url}/api/translation/submit`,
    { Texts: [{ Key: 'SAVE', Version: 0, CustomText: { EN: 'Keep' } }] },
    String(Token),
  );
  expect(await saveAt(servers[0])).toBe('Keep');
  await expect.poll(() => saveAt(servers[1]), { timeout: 2_000 }).toBe('Keep');
  const third = await startServer();
  expect(await saveAt(third)).toBe('Keep');
  third.child.disconnect();
});
