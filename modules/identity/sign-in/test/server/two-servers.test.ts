import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { json } from '#platform/server/database/json.ts';
import { type Accounts, PASSWORD, startAccounts } from '#quality/support/accounts.ts';
import { type ForkedServer, forkServer } from '#quality/support/fork-server.ts';
import { setAccountStatus } from '#quality/support/set-account-status.ts';

let portal: Accounts;
let folder: string;
let servers: [ForkedServer, ForkedServer];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-two-servers-'));
  portal = await startAccounts();
  servers = [await startServer(), await startServer()];
});
afterAll(async () => {
  for (const { child } of servers ?? []) child.disconnect();
  await portal.close();
  await rm(folder, { recursive: true, force: true });
});

const startServer = (): Promise<ForkedServer> =>
  forkServer({ DATABASE_URL: portal.url, DATA_DIR: folder, PUBLIC_URL: 'https://portal.example' });

async function send(server: ForkedServer, path: string, token?: string, body?: object) {
  const response = await fetch(`${server.url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { data } = (await response.json()) as { data?: Record<string, unknown> };
  return { status: response.status, data: data ?? {} };
}

const enter = async (server: ForkedServer, Email: string): Promise<string> =>
  String((await send(server, '/auth/backend/login', undefined, { Email, Password: PASSWORD })).data.Token);
const COUNT = '/user/notification/count';

/** Keeps a server's cache warm for one second after the change and returns the last status. */
async function afterASecond(server: ForkedServer, token: string, path: string): Promise<number> {
  let status = 0;
  for (const end = performance.now() + 1_000; performance.now() < end; await wait(20))
    status = (await send(server, path, token)).status;
  return status;
}

type Change = {
  name: string;
  /** Runs at the first server or in the database; the second server must observe its effect. */
  make: (token: string, id: number) => Promise<unknown>;
};

const changes: Change[] = [
  { name: 'logout', make: (token) => send(servers[0], '/auth/logout', token, {}) },
  {
    name: 'password change elsewhere',
    make: async (_, id) => {
      const { Email } = await portal.db
        .selectFrom('Account')
        .select('Email')
        .where('Id', '=', id)
        .executeTakeFirstOrThrow();
      const other = await enter(servers[0], Email);
      const body = { OldPassword: PASSWORD, Password: 'Another-harbour-8' };
      expect((await send(servers[0], '/user/password', other, body)).status).toBe(200);
    },
  },
  {
    name: 'suspension',
    make: (_, id) => setAccountStatus(portal.db, { Id: id }, 'SUSPENDED'),
  },
  {
    name: 'a session ended elsewhere',
    make: async (_, id) => {
      const { Email } = await portal.db
        .selectFrom('Account')
        .select('Email')
        .where('Id', '=', id)
        .executeTakeFirstOrThrow();
      const other = await enter(servers[0], Email);
      expect((await send(servers[0], '/user/session/end/others', other, {})).data).toEqual({ Ended: 1 });
    },
  },
];

test.each(changes)('$name ends access at the other server within a second', async ({ name, make }) => {
  const email = `${name.replaceAll(' ', '-')}@example.com`;
  const id = await portal.addAccount(email, ['FINANCE']);
  const token = await enter(servers[0], email);
  for (const server of servers) expect((await send(server, COUNT, token)).status).toBe(200);
  await make(token, id);
  expect(await afterASecond(servers[1], token, COUNT)).toBe(401);
  expect((await send(servers[0], COUNT, token)).status).toBe(401);
});

test('a removed role ends its access at the other server within a second', async () => {
  const id = await portal.addAccount('role@example.com', ['IT', 'FINANCE']);
  const token = await enter(servers[0], 'role@example.com');
  expect((await send(servers[1], '/log/list', token)).status).toBe(200);
  await portal.db
    .updateTable('Account')
    .set({ Roles: ['FINANCE'] })
    .where('Id', '=', id)
    .execute();
  expect(await afterASecond(servers[1], token, '/log/list')).toBe(403);
  expect((await send(servers[1], COUNT, token)).status).toBe(200);
});

test('step-up authentication at one server is known at the other within a second', async () => {
  const id = await portal.addAccount('proof@example.com', ['FINANCE']);
  const token = await enter(servers[0], 'proof@example.com');
  const ProvenAt = new Date(Date.now() - 11 * 60_000);
  await portal.db.updateTable('Session').set({ ProvenAt }).where('AccountId', '=', id).execute();
  const begin = (server: ForkedServer) => send(server, '/two-factor/authenticator/begin', token, {});
  expect((await begin(servers[1])).status).toBe(403);
  expect((await send(servers[0], '/auth/step-up', token, { Password: PASSWORD })).status).toBe(200);
  // The same process knows it at once, so the call that was refused before succeeds.
  expect((await begin(servers[0])).status).toBe(200);
  await wait(1_000);
  expect((await begin(servers[1])).status).toBe(200);
});

test('the rule for staff takes effect at the other server within a second, and so does its removal', async () => {
  await portal.addAccount('rule@example.com', ['FINANCE']);
  const token = await enter(servers[0], 'rule@example.com');
  expect((await send(servers[1], COUNT, token)).status).toBe(200);
  await portal.db
    .insertInto('PortalSetting')
    .values({ Key: 'TwoFactorRoles', Value: json(['FINANCE']), Version: 1, AccountId: null, At: new Date() })
    .execute();
  expect(await afterASecond(servers[1], token, COUNT)).toBe(403);
  await portal.db.deleteFrom('PortalSetting').execute();
  expect(await afterASecond(servers[1], token, COUNT)).toBe(200);
});

/**
 * Simulates a network that loses database notifications: until a second has passed, a server knows only its
 * cached state.
 */
async function untold(work: () => Promise<void>): Promise<void> {
  await sql`alter table session disable trigger user`.execute(portal.db);
  await sql`alter table account disable trigger user`.execute(portal.db);
  try {
    await work();
  } finally {
    await sql`alter table session enable trigger user`.execute(portal.db);
    await sql`alter table account enable trigger user`.execute(portal.db);
  }
}

test('a blocked call succeeds at a server that has not yet received the step-up authentication', async () => {
  const id = await portal.addAccount('held@example.com', ['FINANCE']);
  const token = await enter(servers[0], 'held@example.com');
  const ProvenAt = new Date(Date.now() - 11 * 60_000);
  await portal.db.updateTable('Session').set({ ProvenAt }).where('AccountId', '=', id).execute();
  const begin = (server: ForkedServer) => send(server, '/two-factor/authenticator/begin', token, {});
  await untold(async () => {
    expect((await begin(servers[1])).status).toBe(403);
    expect((await send(servers[0], '/auth/step-up', token, { Password: PASSWORD })).status).toBe(200);
    expect((await begin(servers[1])).status).toBe(200);
  });
});

test('a role granted a moment ago works at a server that has not yet been notified of it', async () => {
  const id = await portal.addAccount('given@example.com', ['FINANCE']);
  const token = await enter(servers[1], 'given@example.com');
  await untold(async () => {
    expect((await send(servers[1], '/log/list', token)).status).toBe(403);
    await portal.db
      .updateTable('Account')
      .set({ Roles: ['IT', 'FINANCE'] })
      .where('Id', '=', id)
      .execute();
    expect((await send(servers[1], '/log/list', token)).status).toBe(200);
  });
});
