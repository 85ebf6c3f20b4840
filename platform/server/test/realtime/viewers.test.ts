import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { createPortal } from '#apps/server/portal.ts';
import { activeSessions } from '#modules/identity/sign-in/server/active-sessions.ts';
import { type Viewers, viewersRoom } from '#platform/common/contract/viewers.ts';
import { type Client, enter, type LivePortal, next, sendSignal } from '#quality/support/live.ts';
import type { TestPortal } from '#quality/support/portal.ts';
import { twoProcesses } from '#quality/support/two-processes.ts';
import { SERVER_LEASE } from '../../realtime/server-lease.ts';
import { startRealtime } from '../../realtime/start-realtime.ts';

/** Tests who is shown as having the same application open, over two processes. */
let portal: TestPortal;
let second: LivePortal;
const {
  session,
  come: connect,
  leave,
} = twoProcesses((processes) => {
  ({ portal, second } = processes);
});
afterEach(async () => {
  leave();
  await expect.poll(() => portal.db.selectFrom('Presence').select('Room').execute()).toEqual([]);
});

/** One application of the client, shared by all tests of this file. */
let sharedApplication: Promise<{ ApplicationKey: string; Id: number }> | undefined;
const own = () => {
  sharedApplication ??= createApplication();
  return sharedApplication;
};

async function createApplication() {
  const { ServiceKey } = await portal.db
    .selectFrom('Service')
    .select('ServiceKey')
    .where('SchemeCode', '=', 'GF')
    .executeTakeFirstOrThrow();
  const made = await portal.post('client', '/application/save', { ServiceKey, AssessmentType: 'INITIAL' });
  return portal.db
    .selectFrom('Application')
    .select(['ApplicationKey', 'Id'])
    .where('ApplicationKey', '=', String(made.data.ApplicationKey))
    .executeTakeFirstOrThrow();
}

const named = async (user: string) => {
  const row = await portal.db
    .selectFrom('Account')
    .select(['UserKey', 'FirstName', 'LastName'])
    .where('Email', '=', `${user}@demo.test`)
    .executeTakeFirstOrThrow();
  return { UserKey: row.UserKey, Name: `${row.FirstName} ${row.LastName}` };
};

type Screen = { client: Client; sees: () => string[]; log: (signal: string) => Promise<unknown> };

/** Opens a screen and returns the users it shows, with their state. */
async function openScreen(user: string, Room: string, at?: LivePortal): Promise<Screen> {
  const client = await connect(user, at);
  let state: Viewers = { People: [] };
  client.on('changed', (change) => {
    if (change.Room === Room) state = change.Detail as Viewers;
  });
  expect(await sendSignal(client, 'join', { Room })).toEqual({ data: {} });
  const signal = (Signal: string) => sendSignal(client, 'signal', { Room, Signal });
  await signal('HERE');
  const sees = () =>
    state.People.map(({ Name, IsClient, IsViewing, IsEditing }) =>
      [Name, IsClient && 'client', !IsViewing && 'away', IsEditing && 'editing'].filter(Boolean).join(' '),
    );
  return { client, sees, log: signal };
}

test('staff see all viewers, in every process; several windows are one person', async () => {
  const Room = viewersRoom('application', (await own()).ApplicationKey);
  const [admin, scheduling, client] = [
    await named('admin'),
    await named('scheduling'),
    await named('client'),
  ];
  const one = await openScreen('admin', Room);
  const two = await openScreen('scheduling', Room, second);
  const three = await openScreen('client', Room, second);
  await openScreen('scheduling', Room);
  await expect.poll(() => one.sees().sort()).toEqual([`${client.Name} client`, scheduling.Name].sort());
  await expect.poll(() => two.sees().sort()).toEqual([`${client.Name} client`, admin.Name].sort());
  await three.log('EDITING');
  await expect.poll(() => one.sees()).toContain(`${client.Name} client editing`);
  await three.log('AWAY');
  await expect.poll(() => one.sees()).toContain(`${client.Name} client away`);
  two.client.close();
  // The other window of the same user is still open.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(one.sees()).toContain(scheduling.Name);
});

test('clients see their own people, and never which staff member is viewing', async () => {
  const { ApplicationKey, Id } = await own();
  const Room = viewersRoom('application', ApplicationKey);
  const sub = await portal.db
    .selectFrom('Account')
    .select('Id')
    .where('Email', '=', 'sub-client@demo.test')
    .executeTakeFirstOrThrow();
  await portal.db
    .updateTable('Application')
    .set({ SharedWith: [sub.Id] })
    .where('Id', '=', Id)
    .execute();
  const client = await openScreen('client', Room);
  const changes: unknown[] = [];
  client.client.on('changed', (change) => changes.push(change));
  await openScreen('admin', Room, second);
  await openScreen('sub-client', Room, second);
  const { Name, UserKey } = await named('sub-client');
  await expect.poll(client.sees).toEqual([`${Name} client`]);
  expect(JSON.stringify(changes)).toContain(UserKey);
  expect(JSON.stringify(changes)).not.toContain((await named('admin')).UserKey);
});

test('a visitor cannot join or send', async () => {
  const Room = viewersRoom('application', (await own()).ApplicationKey);
  const otherClient = await connect('client2');
  expect(await sendSignal(otherClient, 'join', { Room })).toMatchObject({ Code: 'ERR_NOT_FOUND' });
  expect(await sendSignal(otherClient, 'signal', { Room, Signal: 'HERE' })).toMatchObject({
    Code: 'ERR_NOT_FOUND',
  });
});

test('viewers of a process that died are removed within seconds', async () => {
  const Room = viewersRoom('application', (await own()).ApplicationKey);
  const one = await openScreen('admin', Room);
  const { Id } = await portal.db
    .selectFrom('Account')
    .select('Id')
    .where('Email', '=', 'ceo@demo.test')
    .executeTakeFirstOrThrow();
  // The third process is a connection that has a process's lock, and loses it like a killed one.
  const killed = new pg.Client({ connectionString: portal.portal.settings.DATABASE_URL });
  await killed.connect();
  await killed.query("select pg_advisory_lock_shared($1, hashtext('killed'))", [SERVER_LEASE]);
  await portal.db
    .insertInto('Presence')
    .values({ SocketId: 'x', Room, Process: 'killed', AccountId: Id, IsStaff: true, TypingUntil: null })
    .execute();
  const { Name } = await named('ceo');
  await expect.poll(one.sees).toEqual([Name]);
  await killed.end();
  await expect.poll(one.sees, { timeout: 5_000 }).toEqual([]);
});

test('a process whose connection was briefly lost retains its viewers', async () => {
  const Room = viewersRoom('application', (await own()).ApplicationKey);
  const one = await openScreen('admin', Room);
  await openScreen('scheduling', Room, second);
  const { Name } = await named('scheduling');
  await expect.poll(one.sees).toEqual([Name]);
  const resync = next(one.client, 'resync', 5_000);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'LISTEN%' and datname = current_database()`.execute(
    portal.db,
  );
  expect(await resync).toBeUndefined();
  await one.log('HERE');
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(one.sees()).toEqual([Name]);
});

test('one person who cannot be notified deprives no one else of the update, and is asked to reload', async () => {
  const key = (await own()).ApplicationKey;
  const Room = `application:${key}`;
  const { settings } = portal.portal;
  const app = await createPortal(portal.portal, portal.store);
  const broken = await named('admin');
  const live = await startRealtime({
    server: app.server,
    settings,
    url: String(settings.DATABASE_URL),
    gate: (hashes) => activeSessions(portal.db, hashes),
    rooms: {
      application: {
        Channel: 'application',
        canJoin: async () => true,
        payloadFor: async ({ UserKey }) => {
          if (UserKey === broken.UserKey) throw new Error('away for a moment');
          return { isReported: true };
        },
      },
    },
    lists: {},
    setting: async () => undefined,
    evict: {},
    texts: async () => undefined,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(app.server.address() as { port: number }).port}`;
  const at = { origin, stop: async () => undefined };
  const clients = [await enter(at, await session('admin')), await enter(at, await session('client'))];
  for (const one of clients) await sendSignal(one, 'join', { Room });
  const messages = Promise.all([next(clients[0] as Client, 'resync'), next(clients[1] as Client, 'changed')]);
  await sql`select pg_notify('application', ${`${key} 1`})`.execute(portal.db);
  expect(await messages).toEqual([undefined, { Room, Detail: { isReported: true } }]);
  for (const one of clients) one.close();
  await live.stop();
  await app.close();
});
