import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { listRoom } from '#platform/common/contract/live.ts';
import { type Client, type LivePortal, next, sendSignal } from '#quality/support/live.ts';
import type { TestPortal } from '#quality/support/portal.ts';
import { twoProcesses } from '#quality/support/two-processes.ts';

/** Live updates of open lists: two processes on one database; the acting user is connected to neither. */
let portal: TestPortal;
let second: LivePortal;
const { come: connect, leave } = twoProcesses((processes) => {
  ({ portal, second } = processes);
});
afterEach(leave);

const APPLICATIONS = listRoom('applications');

async function application(user = 'client'): Promise<string> {
  const service = await portal.db
    .selectFrom('Service')
    .select('ServiceKey')
    .where('SchemeCode', '=', 'GF')
    .executeTakeFirstOrThrow();
  const made = await portal.post(user, '/application/save', {
    ServiceKey: service.ServiceKey,
    AssessmentType: 'INITIAL',
  });
  expect([made.status, made.error]).toMatchObject([200, {}]);
  return String(made.data.ApplicationKey);
}

const change = (key: string) =>
  portal.db
    .updateTable('Application')
    .set({ Version: sql`version + 1` })
    .where('ApplicationKey', '=', key)
    .execute();

/** Records all further messages of a room. */
function recordMessages(client: Client, room: string): unknown[] {
  const details: unknown[] = [];
  client.on('changed', ({ Room, Detail }) => Room === room && details.push(Detail));
  return details;
}

async function open(user: string, room: string, at?: LivePortal): Promise<Client> {
  const client = await connect(user, at);
  expect(await sendSignal(client, 'join', { Room: room })).toEqual({ data: {} });
  return client;
}

test('a new row and a changed one are announced within a second to open lists at every process', async () => {
  // The thread that evaluates forms starts with the first application.
  await application();
  const [here, there] = [await open('client', APPLICATIONS), await open('scheduling', APPLICATIONS, second)];
  const begun = Promise.all([next(here, 'changed'), next(there, 'changed')]);
  const key = await application();
  const reported = { Room: APPLICATIONS, Detail: { Keys: [key] } };
  expect(await begun).toEqual([reported, reported]);
  await wait(1_000);
  const acted = Promise.all([next(here, 'changed'), next(there, 'changed')]);
  await portal.post('admin', '/application/change/machform', { ApplicationKey: key, Input: 'x' });
  expect(await acted).toEqual([reported, reported]);
});

test('no one is notified of a row outside their scope, not even of its existence', async () => {
  const all = await Promise.all(
    (['client2', 'sub-client', 'assessor', 'coo'] as const).map((user) => open(user, APPLICATIONS, second)),
  );
  const messages = all.map((one) => recordMessages(one, APPLICATIONS));
  const seen = next(await open('finance', APPLICATIONS), 'changed');
  const key = await application();
  expect(await seen).toEqual({ Room: APPLICATIONS, Detail: { Keys: [key] } });
  await wait(300);
  expect(messages).toEqual([[], [], [], []]);
});

test('access is re-evaluated for each message: users who gain it are notified, those who lose it no longer', async () => {
  const key = await application();
  const sub = await portal.db
    .selectFrom('Account')
    .select('Id')
    .where('Email', '=', 'sub-client@demo.test')
    .executeTakeFirstOrThrow();
  const share = (SharedWith: number[]) =>
    portal.db.updateTable('Application').set({ SharedWith }).where('ApplicationKey', '=', key).execute();
  const client = await open('sub-client', APPLICATIONS, second);
  await wait(300);
  await share([sub.Id]);
  const one = next(client, 'changed', 2_000);
  await change(key);
  expect(await one).toEqual({ Room: APPLICATIONS, Detail: { Keys: [key] } });
  await share([]);
  const two = next(client, 'changed', 1_500);
  await change(key);
  expect(await two).toBeNull();
});

test('hundreds of changes are one message per second, and none is lost', async () => {
  const keys = await Promise.all([application(), application(), application()]);
  const client = await open('scheduling', APPLICATIONS);
  await wait(1_200);
  const messages = recordMessages(client, APPLICATIONS);
  const since = Date.now();
  for (let at = 0; at < 300; at += 1) await change(String(keys[at % 3]));
  await wait(1_300);
  const seconds = (Date.now() - since) / 1_000;
  expect(messages.length).toBeGreaterThanOrEqual(1);
  expect(messages.length).toBeLessThanOrEqual(Math.ceil(seconds) + 1);
  const notified = messages.flatMap((detail) => (detail as { Keys: string[] }).Keys);
  expect(new Set(notified)).toEqual(new Set(keys));
});

test('too many rows are announced without their keys', async () => {
  const client = await open('client2', APPLICATIONS);
  const reported = next(client, 'changed', 2_000);
  await sql`select pg_notify('application', 'unknown' || n || ' 1') from generate_series(1, 600) as n`.execute(
    portal.db,
  );
  expect(await reported).toEqual({ Room: APPLICATIONS, Detail: { Keys: null } });
});

test('rooms for lists of the log, emails and invoices are open to users with such a list', async () => {
  const joinable = async (user: string) => {
    const client = await connect(user);
    const answers = [];
    for (const name of ['logs', 'mails', 'invoices', 'accounts', 'payroll', '__proto__'])
      answers.push('data' in (await sendSignal(client, 'join', { Room: listRoom(name) })));
    return answers;
  };
  expect(await joinable('it')).toEqual([true, true, true, true, false, false]);
  expect(await joinable('sub-admin')).toEqual([true, false, true, true, false, false]);
  expect(await joinable('assessor')).toEqual([false, false, false, true, false, false]);
  expect(await joinable('sub-client')).toEqual([false, false, false, true, false, false]);
});

test('a changed account is announced to those who manage it, a sign-in to no one', async () => {
  const room = listRoom('accounts');
  const [it, subs] = [await open('it', room, second), await open('client2', room)];
  const messages = [recordMessages(it, room), recordMessages(subs, room)];
  const { UserKey } = await portal.db
    .selectFrom('Account')
    .select('UserKey')
    .where('Email', '=', 'sub-client@demo.test')
    .executeTakeFirstOrThrow();
  const finance = await portal.db
    .selectFrom('Account')
    .select('UserKey')
    .where('Email', '=', 'finance@demo.test')
    .executeTakeFirstOrThrow();
  for (const key of [UserKey, finance.UserKey])
    await portal.db
      .updateTable('Account')
      .set({ SignedInAt: new Date() })
      .where('UserKey', '=', key)
      .execute();
  await wait(300);
  expect(messages).toEqual([[], []]);
  for (const key of [UserKey, finance.UserKey])
    await portal.db
      .updateTable('Account')
      .set({ Version: sql`version + 1` })
      .where('UserKey', '=', key)
      .execute();
  // IT can see clients and staff, but no sub-accounts; a client sees those of their own organisation.
  await expect.poll(() => messages).toEqual([[{ Keys: [finance.UserKey] }], []]);
});

test('changes of the queue are announced at every process within a second, regardless of the cause', async () => {
  const room = listRoom('jobs');
  const [here, there] = [await open('it', room), await open('admin', room, second)];
  // The first poll reports the state of the queue.
  await Promise.all([next(here, 'changed', 2_000), next(there, 'changed', 2_000)]);
  const messages = [recordMessages(here, room), recordMessages(there, room)];
  await wait(1_300);
  expect(messages).toEqual([[], []]);
  const reported = { Room: room, Detail: { Keys: null } };
  for (const change of [
    sql`select graphile_worker.add_job('mail.send', '{}', run_at => now() + interval '1 day', job_key => 'told')`,
    sql`select graphile_worker.permanently_fail_jobs(
      array(select id from graphile_worker.jobs where key = 'told'), 'no')`,
    sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where key = 'told'))`,
  ]) {
    const notifications = Promise.all([next(here, 'changed', 1_800), next(there, 'changed', 1_800)]);
    await change.execute(portal.db);
    expect(await notifications).toEqual([reported, reported]);
  }
});

test('rows of the log, of settings and of exceptions have no key: screens are notified to refetch', async () => {
  const rooms = ['logs', 'settings', 'exceptions'].map(listRoom);
  const client = await open('sub-admin', String(rooms[0]), second);
  for (const Room of rooms.slice(1)) await sendSignal(client, 'join', { Room });
  const messages = rooms.map((room) => recordMessages(client, room));
  await sql`select pg_notify('audit', ''), pg_notify('setting', ''), pg_notify('application', 'someone 1')`.execute(
    portal.db,
  );
  await expect.poll(() => messages).toEqual([[{ Keys: null }], [{ Keys: null }], [{ Keys: null }]]);
  const assessor = await connect('assessor');
  for (const Room of rooms) expect(await sendSignal(assessor, 'join', { Room })).not.toEqual({ data: {} });
});

test('the progress of an export is sent to its requester, at every process, and to no one else', async () => {
  const room = listRoom('exports');
  const [mine, other] = [await open('admin', room, second), await open('it', room)];
  const otherMessages = recordMessages(other, room);
  const begun = next(mine, 'changed');
  const exportResponse = await portal.post('admin', '/export/download', { List: 'STAFF' });
  const reported = { Room: room, Detail: { Keys: [exportResponse.data.ExportKey] } };
  expect(await begun).toEqual(reported);
  await wait(1_000);
  const progress = next(mine, 'changed');
  await portal.db
    .updateTable('Export')
    .set({ State: 'RUNNING', StorageKey: 'being-written', Done: 500, Total: 900 })
    .where('ExportKey', '=', String(exportResponse.data.ExportKey))
    .execute();
  expect(await progress).toEqual(reported);
  expect(otherMessages).toEqual([]);
});
