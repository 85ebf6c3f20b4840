import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { createPortal } from '#apps/server/portal.ts';
import { stillSignedIn } from '#modules/identity/sign-in/server/still-signed-in.ts';
import { type Viewers, viewersRoom } from '#platform/common/contract/viewers.ts';
import { ask, type Client, enter, type LivePortal, next } from '#quality/support/live.ts';
import type { TestPortal } from '#quality/support/portal.ts';
import { twoProcesses } from '#quality/support/two-processes.ts';
import { startRealtime } from '../../realtime/start-realtime.ts';

/** Who has the same application open, over two processes. */
let house: TestPortal;
let second: LivePortal;
const { session, come, leave } = twoProcesses((processes) => {
  ({ house, second } = processes);
});
afterEach(async () => {
  leave();
  await expect.poll(() => house.db.selectFrom('Presence').select('Room').execute()).toEqual([]);
});

/** One application of the client for the whole file. */
let kept: Promise<{ ApplicationKey: string; Id: number }> | undefined;
const own = () => {
  kept ??= begin();
  return kept;
};

async function begin() {
  const { ServiceKey } = await house.db
    .selectFrom('Service')
    .select('ServiceKey')
    .where('SchemeCode', '=', 'GF')
    .executeTakeFirstOrThrow();
  const made = await house.post('client', '/application/save', { ServiceKey, AssessmentType: 'INITIAL' });
  return house.db
    .selectFrom('Application')
    .select(['ApplicationKey', 'Id'])
    .where('ApplicationKey', '=', String(made.data.ApplicationKey))
    .executeTakeFirstOrThrow();
}

const named = async (who: string) => {
  const row = await house.db
    .selectFrom('Account')
    .select(['UserKey', 'FirstName', 'LastName'])
    .where('Email', '=', `${who}@demo.test`)
    .executeTakeFirstOrThrow();
  return { UserKey: row.UserKey, Name: `${row.FirstName} ${row.LastName}` };
};

type Screen = { client: Client; sees: () => string[]; say: (signal: string) => Promise<unknown> };

/** A screen that has it open, and whom it shows: names, with their state. */
async function look(who: string, Room: string, at?: LivePortal): Promise<Screen> {
  const client = await come(who, at);
  let state: Viewers = { People: [] };
  client.on('changed', (told) => {
    if (told.Room === Room) state = told.Detail as Viewers;
  });
  expect(await ask(client, 'join', { Room })).toEqual({ data: {} });
  const say = (Signal: string) => ask(client, 'signal', { Room, Signal });
  await say('HERE');
  const sees = () =>
    state.People.map(({ Name, IsClient, IsLooking, IsEditing }) =>
      [Name, IsClient && 'client', !IsLooking && 'away', IsEditing && 'editing'].filter(Boolean).join(' '),
    );
  return { client, sees, say };
}

test('staff see everyone who has it open, in every process; many windows are one person', async () => {
  const Room = viewersRoom('application', (await own()).ApplicationKey);
  const [admin, scheduling, client] = [
    await named('admin'),
    await named('scheduling'),
    await named('client'),
  ];
  const one = await look('admin', Room);
  const two = await look('scheduling', Room, second);
  const three = await look('client', Room, second);
  await look('scheduling', Room);
  await expect.poll(() => one.sees().sort()).toEqual([`${client.Name} client`, scheduling.Name].sort());
  await expect.poll(() => two.sees().sort()).toEqual([`${client.Name} client`, admin.Name].sort());
  await three.say('EDITING');
  await expect.poll(() => one.sees()).toContain(`${client.Name} client editing`);
  await three.say('AWAY');
  await expect.poll(() => one.sees()).toContain(`${client.Name} client away`);
  two.client.close();
  // The other window of the same person is still there.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(one.sees()).toContain(scheduling.Name);
});

test('clients see their own people, and never which staff member is viewing', async () => {
  const { ApplicationKey, Id } = await own();
  const Room = viewersRoom('application', ApplicationKey);
  const sub = await house.db
    .selectFrom('Account')
    .select('Id')
    .where('Email', '=', 'sub-client@demo.test')
    .executeTakeFirstOrThrow();
  await house.db
    .updateTable('Application')
    .set({ SharedWith: [sub.Id] })
    .where('Id', '=', Id)
    .execute();
  const client = await look('client', Room);
  const heard: unknown[] = [];
  client.client.on('changed', (told) => heard.push(told));
  await look('admin', Room, second);
  await look('sub-client', Room, second);
  const { Name, UserKey } = await named('sub-client');
  await expect.poll(client.sees).toEqual([`${Name} client`]);
  expect(JSON.stringify(heard)).toContain(UserKey);
  expect(JSON.stringify(heard)).not.toContain((await named('admin')).UserKey);
});

test('a stranger does not come in, and says nothing there either', async () => {
  const Room = viewersRoom('application', (await own()).ApplicationKey);
  const stranger = await come('client2');
  expect(await ask(stranger, 'join', { Room })).toMatchObject({ Code: 'ERR_NOT_FOUND' });
  expect(await ask(stranger, 'signal', { Room, Signal: 'HERE' })).toMatchObject({ Code: 'ERR_NOT_FOUND' });
});

test('the people of a process that died are gone within seconds, without a goodbye', async () => {
  const Room = viewersRoom('application', (await own()).ApplicationKey);
  const one = await look('admin', Room);
  const { Id } = await house.db
    .selectFrom('Account')
    .select('Id')
    .where('Email', '=', 'ceo@demo.test')
    .executeTakeFirstOrThrow();
  // What a killed process leaves behind: fresh rows, and no lock.
  await house.db
    .insertInto('Presence')
    .values({ SocketId: 'x', Room, Process: 'killed', AccountId: Id, IsStaff: true, TypingUntil: null })
    .execute();
  const { Name } = await named('ceo');
  await expect.poll(one.sees).toEqual([Name]);
  await expect.poll(one.sees, { timeout: 5_000 }).toEqual([]);
});

test('a process whose connection was lost for a moment keeps its people', async () => {
  const Room = viewersRoom('application', (await own()).ApplicationKey);
  const one = await look('admin', Room);
  await look('scheduling', Room, second);
  const { Name } = await named('scheduling');
  await expect.poll(one.sees).toEqual([Name]);
  const resync = next(one.client, 'resync', 5_000);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'LISTEN%' and datname = current_database()`.execute(
    house.db,
  );
  expect(await resync).toBeUndefined();
  await one.say('HERE');
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(one.sees()).toEqual([Name]);
});

test('one person who cannot be notified deprives no one else of the update, and is asked to reload', async () => {
  const key = (await own()).ApplicationKey;
  const Room = `application:${key}`;
  const { settings } = house.portal;
  const app = await createPortal(house.portal, house.store);
  const broken = await named('admin');
  const live = await startRealtime({
    server: app.server,
    settings,
    url: String(settings.DATABASE_URL),
    gate: (hashes) => stillSignedIn(house.db, hashes),
    rooms: {
      application: {
        Channel: 'application',
        mayJoin: async () => true,
        say: async ({ UserKey }) => {
          if (UserKey === broken.UserKey) throw new Error('away for a moment');
          return { isSaid: true };
        },
      },
    },
    lists: {},
    setting: async () => undefined,
    forget: {},
    texts: async () => undefined,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(app.server.address() as { port: number }).port}`;
  const at = { origin, stop: async () => undefined };
  const clients = [await enter(at, await session('admin')), await enter(at, await session('client'))];
  for (const one of clients) await ask(one, 'join', { Room });
  const heard = Promise.all([next(clients[0] as Client, 'resync'), next(clients[1] as Client, 'changed')]);
  await sql`select pg_notify('application', ${`${key} 1`})`.execute(house.db);
  expect(await heard).toEqual([undefined, { Room, Detail: { isSaid: true } }]);
  for (const one of clients) one.close();
  await live.stop();
  await app.close();
});
