import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import {
  enter,
  isDisconnected,
  type LivePortal,
  next,
  openSocket,
  sendSignal,
  startLivePortal,
} from '#quality/support/live.ts';
import type { TestPortal } from '#quality/support/portal.ts';
import { setAccountStatus } from '#quality/support/set-account-status.ts';
import { twoProcesses } from '#quality/support/two-processes.ts';
import { json } from '../../database/json.ts';
import { newKey } from '../../database/keys.ts';

let portal: TestPortal;
let first: LivePortal;
let second: LivePortal;
const {
  session,
  come: connect,
  leave,
} = twoProcesses((processes) => {
  ({ portal, first, second } = processes);
});
afterEach(leave);

const account = (user: string) =>
  portal.db
    .selectFrom('Account')
    .selectAll()
    .where('Email', '=', `${user}@demo.test`)
    .executeTakeFirstOrThrow();

async function application(): Promise<string> {
  const service = await portal.db
    .selectFrom('Service')
    .select('ServiceKey')
    .where('SchemeCode', '=', 'GF')
    .executeTakeFirstOrThrow();
  const made = await portal.post('client', '/application/save', {
    ServiceKey: service.ServiceKey,
    AssessmentType: 'INITIAL',
  });
  expect([made.status, made.error]).toMatchObject([200, {}]);
  return String(made.data.ApplicationKey);
}

const act = (ApplicationKey: string) =>
  portal.post('admin', '/application/change/machform', {
    ApplicationKey,
    Input: String(Math.random()).slice(2),
  });

async function notify(user: string, at = new Date()): Promise<string> {
  const { Id } = await account(user);
  const NotificationKey = newKey();
  await portal.db
    .insertInto('Notification')
    .values({
      NotificationKey,
      AccountId: Id,
      Kind: 'PAID',
      Params: json({}),
      ApplicationId: null,
      Cause: newKey(),
      At: at,
      ReadAt: null,
    })
    .execute();
  return NotificationKey;
}

test('no one connects without an open session, and the refusal is the same as over HTTP', async () => {
  await expect(enter(first, undefined, { language: 'EN' })).rejects.toMatchObject({ Code: 'ERR_AUTH' });
  await expect(enter(first, { token: 1 })).rejects.toMatchObject({ Code: 'ERR_AUTH' });
  await expect(enter(first, 'x'.repeat(43))).rejects.toMatchObject({ Code: 'ERR_AUTH' });
  const token = await session('client');
  await sql`update session set seen_at = now() - interval '31 minutes' where token_hash = sha256(${token}::bytea)`.execute(
    portal.db,
  );
  await expect(enter(first, token)).rejects.toMatchObject({ Code: 'ERR_AUTH' });
  const english = await enter(first, null, { language: 'EN' }).catch((error) => error.Message);
  const chinese = await enter(first, null, { language: 'CHT' }).catch((error) => error.Message);
  const messageIn = (language: string) =>
    portal.app.inject({ url: '/api/user/info', headers: { applanguage: language } });
  expect([english, chinese]).toEqual([
    (await messageIn('EN')).json().Message,
    (await messageIn('CHT')).json().Message,
  ]);
});

test('listening does not extend a session', async () => {
  const token = await session('client');
  await sql`update session set seen_at = now() - interval '20 minutes' where token_hash = sha256(${token}::bytea)`.execute(
    portal.db,
  );
  await connect('client', first, token);
  const { rows } = await sql<{ Minutes: number }>`
    select extract(epoch from now() - seen_at)::int / 60 as minutes from session where token_hash = sha256(${token}::bytea)`.execute(
    portal.db,
  );
  expect(rows[0]?.Minutes).toBe(20);
});

test('only our own pages, and only by websocket', async () => {
  const token = await session('client');
  await expect(enter(first, token, { origin: 'https://evil.example' })).rejects.toBeDefined();
  for (const origin of ['http://portal.test', first.origin]) (await enter(first, token, { origin })).close();
  await expect(enter(first, token, { transports: ['polling'] })).rejects.toBeDefined();
  const plain = await fetch(`${first.origin}/api/socket/?EIO=4&transport=polling`);
  expect([plain.status, ((await plain.json()) as { Code: string }).Code]).toEqual([404, 'ERR_NOT_FOUND']);
});

test('a room without access is answered byte for byte like a missing one', async () => {
  const key = await application();
  const otherClient = await connect('client2');
  const foreign = await sendSignal(otherClient, 'join', { Room: `application:${key}` });
  const missing = await sendSignal(otherClient, 'join', { Room: `application:${newKey()}` });
  const otherUsers = await sendSignal(otherClient, 'join', {
    Room: `user:${(await account('client')).UserKey}`,
  });
  const nothing = await sendSignal(otherClient, 'join', { Room: `payroll:${newKey()}` });
  expect(foreign).toMatchObject({ Code: 'ERR_NOT_FOUND' });
  for (const other of [missing, otherUsers, nothing])
    expect(JSON.stringify(other)).toBe(JSON.stringify(foreign));
  expect(await sendSignal(otherClient, 'join', { Room: 'x' })).toMatchObject({ Code: 'ERR_VALIDATION' });
  expect(await sendSignal(otherClient, 'join', null)).toMatchObject({ Code: 'ERR_VALIDATION' });
  expect(await sendSignal(otherClient, 'join', { Room: `application:${key}`, More: 1 })).toMatchObject({
    Code: 'ERR_VALIDATION',
  });
  const message = next(otherClient, 'changed', 600);
  expect((await act(key)).status).toBe(200);
  expect(await message).toBeNull();
});

test('both processes publish within a second actor and action, only to members of the room', async () => {
  const key = await application();
  const Room = `application:${key}`;
  const [here, there, outside] = [
    await connect('client'),
    await connect('business', second),
    await connect('finance', second),
  ];
  expect(await sendSignal(here, 'join', { Room })).toEqual({ data: {} });
  expect(await sendSignal(there, 'join', { Room })).toEqual({ data: {} });
  const messages = Promise.all([
    next(here, 'changed'),
    next(there, 'changed'),
    next(outside, 'changed', 600),
  ]);
  expect((await act(key)).status).toBe(200);
  const admin = await account('admin');
  const Detail = {
    Version: 2,
    Action: 'CHANGE_MACHFORM',
    At: expect.any(String),
    FromStep: null,
    By: { UserKey: admin.UserKey, Name: `${admin.FirstName} ${admin.LastName}` },
    IsByYou: false,
  };
  expect(await messages).toEqual([{ Room, Detail }, { Room, Detail }, null]);
  await sendSignal(here, 'leave', { Room });
  const after = next(here, 'changed', 600);
  await act(key);
  expect(await after).toBeNull();
});

test('a rolled-back change is never published', async () => {
  const key = await application();
  const client = await connect('client');
  await sendSignal(client, 'join', { Room: `application:${key}` });
  const message = next(client, 'changed', 600);
  await portal.db
    .transaction()
    .execute(async (tx) => {
      await tx.updateTable('Application').set({ Version: 9 }).where('ApplicationKey', '=', key).execute();
      throw new Error('undone');
    })
    .catch(() => undefined);
  expect(await message).toBeNull();
});

test('a user who loses access to an application receives nothing more about it', async () => {
  const key = await application();
  const sub = await account('sub-client');
  const share = (SharedWith: number[]) =>
    portal.db.updateTable('Application').set({ SharedWith }).where('ApplicationKey', '=', key).execute();
  await share([sub.Id]);
  const client = await connect('sub-client');
  expect(await sendSignal(client, 'join', { Room: `application:${key}` })).toEqual({ data: {} });
  const one = next(client, 'changed');
  await act(key);
  expect(await one).not.toBeNull();
  await share([]);
  const two = next(client, 'changed', 600);
  await act(key);
  expect(await two).toBeNull();
  await share([sub.Id]);
  const three = next(client, 'changed', 600);
  await act(key);
  expect(await three).toBeNull();
});

test('a removed role ends access to the application immediately', async () => {
  const key = await application();
  const business = await account('business');
  const client = await connect('business');
  await sendSignal(client, 'join', { Room: `application:${key}` });
  const roles = (list: string[]) =>
    sql`update account set roles = ${list} where id = ${business.Id}`.execute(portal.db);
  const message = next(client, 'changed', 800);
  await portal.db.transaction().execute(async (tx) => {
    await sql`update account set roles = ${['ASSESSOR']} where id = ${business.Id}`.execute(tx);
    await sql`update application set version = version + 1 where application_key = ${key}`.execute(tx);
  });
  expect(await message).toBeNull();
  await roles(['BUSINESS']);
});

test('a message reaches every screen of its user and no one else’s; so does reading it', async () => {
  const screens = [await connect('client'), await connect('client', second)];
  const otherClient = await connect('client2', second);
  const messages = Promise.all([
    ...screens.map((one) => next(one, 'notification')),
    next(otherClient, 'notification', 600),
  ]);
  const NotificationKey = await notify('client');
  expect(await messages).toEqual([{ NotificationKey }, { NotificationKey }, null]);
  const read = Promise.all(screens.map((one) => next(one, 'notification')));
  await portal.post('client', '/user/notification/read/all', {});
  expect(await read).toEqual([{ NotificationKey: null }, { NotificationKey: null }]);
});

test('logout ends the sockets of that session, on every process, and no others', async () => {
  const token = await session('client');
  const other = await connect('client');
  const own = [await connect('client', first, token), await connect('client', second, token)];
  const out = Promise.all(own.map((one) => isDisconnected(one)));
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode).toBe(200);
  expect(await out).toEqual([true, true]);
  expect(await isDisconnected(other, 300)).toBe(false);
});

test('suspension and the end of all sessions disconnect a user within a second', async () => {
  const { Id } = await account('finance');
  const suspended = await connect('finance', second);
  const out = isDisconnected(suspended);
  await setAccountStatus(portal.db, { Id }, 'SUSPENDED');
  expect(await out).toBe(true);
  await expect(enter(first, await session('finance'))).rejects.toMatchObject({ Code: 'ERR_AUTH' });
  await setAccountStatus(portal.db, { Id }, 'ACTIVE');

  const changed = await connect('finance', second);
  const disconnected = isDisconnected(changed);
  await sql`update session set ended_at = now() where account_id = ${Id}`.execute(portal.db);
  expect(await disconnected).toBe(true);
});

test('an expired session loses its sockets without a notification', async () => {
  const token = await session('client2');
  const client = await connect('client2', first, token);
  await sql`update session set expires_at = now() where token_hash = sha256(${token}::bytea)`.execute(
    portal.db,
  );
  const out = isDisconnected(client);
  // Any notification that concerns all sessions triggers the recheck; otherwise it takes up to half a minute.
  await sql`select pg_notify('session', 'all')`.execute(portal.db);
  expect(await out).toBe(true);
});

test('too many requests are slowed down, then disconnected; a large message ends the connection', async () => {
  const client = await connect('client2');
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => sendSignal(client, 'join', { Room: `application:${newKey()}` })),
  );
  const codes = answers.map((answer) => ('Code' in answer ? answer.Code : 'OK'));
  expect([codes.filter((code) => code === 'ERR_NOT_FOUND').length, codes.at(-1)]).toEqual([
    30,
    'ERR_RATE_LIMIT',
  ]);
  const out = isDisconnected(client, 3_000);
  for (let at = 0; at < 300; at += 1) client.emit('leave', { Room: `application:${newKey()}` });
  expect(await out).toBe(true);

  const loud = await connect('client2');
  const ended = isDisconnected(loud, 3_000);
  loud.emit('join', { Room: 'x'.repeat(5_000) });
  expect(await ended).toBe(true);
});

test('at most twenty screens of one user at one process', async () => {
  const token = await session('client2');
  const all = await Promise.allSettled(Array.from({ length: 25 }, () => connect('client2', second, token)));
  expect(all.filter((one) => one.status === 'fulfilled').length).toBe(20);
  expect(all.find((one) => one.status === 'rejected')).toMatchObject({ reason: { Code: 'ERR_RATE_LIMIT' } });
  leave();
  await wait(300);
  await connect('client2', second, token);
});

test('a lost database connection is reopened, and screens are asked to reload', async () => {
  const key = await application();
  const client = await connect('client');
  await sendSignal(client, 'join', { Room: `application:${key}` });
  const reported = next(client, 'resync', 5_000);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'LISTEN%' and datname = current_database()`.execute(
    portal.db,
  );
  // The event has no payload, so its value is undefined; null would mean that it did not arrive.
  expect(await reported).toBeUndefined();
  const message = next(client, 'changed');
  await act(key);
  expect(await message).not.toBeNull();
});

test('a stopping process notifies all clients and releases its port', async () => {
  const third = await startLivePortal(portal);
  const client = await connect('client', third);
  const out = isDisconnected(client);
  await third.stop();
  expect(await out).toBe(true);
  const late = openSocket(third, await session('client'));
  await new Promise((resolve) => late.once('connect_error', resolve));
  late.close();
});
