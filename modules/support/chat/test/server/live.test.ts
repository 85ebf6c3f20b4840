import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { conversationRoom, INBOX_ROOM } from '#modules/support/conversations/rules/rooms.ts';
import { sendHeartbeat } from '#platform/server/realtime/presence.ts';
import { type Client, type LivePortal, sendSignal } from '#quality/support/live.ts';
import type { TestPortal } from '#quality/support/portal.ts';
import { twoProcesses } from '#quality/support/two-processes.ts';
import { AVAILABILITY_ROOM } from '../../rules/live.ts';

/** Two processes on one database: clients use the first, staff the second. */
let portal: TestPortal;
let second: LivePortal;
const { come: connect, leave } = twoProcesses((processes) => {
  ({ portal, second } = processes);
});
afterEach(async () => {
  leave();
  await expect.poll(present).toBe(0);
});

const present = async () => (await portal.db.selectFrom('Presence').select('Room').execute()).length;
const postMessage = async (user: string, Text: string) => {
  const { data } = await portal.post(user, '/chat/send', { Text });
  return { key: String(data.ConversationKey), message: (data.Message as { MessageKey: string }).MessageKey };
};
const reply = (ConversationKey: string, Text: string, path = 'reply') =>
  portal.post('business', `/conversation/${path}`, { ConversationKey, Text });

/** Records everything that a socket receives from a room. */
function recordMessages(client: Client, room: string) {
  const details: Record<string, unknown>[] = [];
  client.on('changed', ({ Room, Detail }) => {
    if (Room === room) details.push(Detail as Record<string, unknown>);
  });
  return { heard: details, last: () => details.at(-1) };
}
async function enterRoom(client: Client, Room: string) {
  expect(await sendSignal(client, 'join', { Room })).toEqual({ data: {} });
  return recordMessages(client, Room);
}
const signal = (client: Client, Room: string, Signal: string) =>
  sendSignal(client, 'signal', { Room, Signal });
const soon = { timeout: 2_000, interval: 20 };

test('both sides are notified of a message, whichever process they are connected to', async () => {
  const { key, message } = await postMessage('client', 'Hello?');
  const room = conversationRoom(key);
  const client = await enterRoom(await connect('client'), room);
  const staff = await enterRoom(await connect('business', second), room);
  await reply(key, 'Good morning.');
  await expect.poll(() => client.last(), soon).toMatchObject({ Status: 'ANSWERED', TypingUntil: null });
  const newest = client.last()?.NewestKey;
  expect(newest).not.toBe(message);
  await expect.poll(() => staff.last(), soon).toMatchObject({ LastSeq: 2, IsClientViewing: false });
  await portal.post('client', '/chat/seen', { MessageKey: newest });
  await expect.poll(() => staff.last()?.ClientSeenSeq, soon).toBe(2);
});

test('the user receives nothing about a note, not even that something happened', async () => {
  const { key } = await postMessage('client2', 'Hello?');
  const room = conversationRoom(key);
  const client = await enterRoom(await connect('client2'), room);
  const staff = await enterRoom(await connect('it', second), room);
  await reply(key, 'Coming.');
  await expect.poll(() => client.last()?.Status, soon).toBe('ANSWERED');
  expect(client.heard.length).toBe(1);
  await reply(key, 'Who is this?', 'note');
  await expect.poll(() => staff.last()?.LastSeq, soon).toBe(3);
  await portal.post('business', '/conversation/seen', { ConversationKey: key, Seq: 3 });
  await expect.poll(() => client.heard.length, soon).toBe(2);
  await reply(key, 'Here.');
  await expect.poll(() => staff.last()?.LastSeq, soon).toBe(4);
  // Three of the four changes are reported: the first answer, the client's message being seen, and the second
  // answer.
  await expect.poll(() => client.heard.length, soon).toBe(3);
  expect(JSON.stringify(client.heard)).not.toContain('Seq');
});

test('the room of another user’s chat is not available', async () => {
  const { key } = await postMessage('client3', 'Private.');
  for (const user of ['client', 'assessor']) {
    const answer = await sendSignal(await connect(user), 'join', { Room: conversationRoom(key) });
    expect(answer).toMatchObject({ Code: 'ERR_NOT_FOUND' });
  }
  expect(await sendSignal(await connect('assessor'), 'join', { Room: AVAILABILITY_ROOM })).toMatchObject({
    Code: 'ERR_NOT_FOUND',
  });
});

test('who is viewing or typing is shown at the other process, and removed when they leave', async () => {
  const { key } = await postMessage('client', 'Anybody?');
  const room = conversationRoom(key);
  const asker = await connect('client');
  const client = await enterRoom(asker, room);
  const one = await connect('business', second);
  const staff = await enterRoom(one, room);
  await signal(asker, room, 'HERE');
  await expect.poll(() => staff.last()?.IsClientViewing, soon).toBe(true);
  await signal(asker, room, 'TYPING');
  await expect.poll(() => staff.last()?.AskerTypingUntil, soon).toEqual(expect.any(String));
  await signal(asker, room, 'AWAY');
  await expect
    .poll(() => staff.last(), soon)
    .toMatchObject({ IsClientViewing: false, AskerTypingUntil: null });
  await signal(one, room, 'TYPING');
  await expect.poll(() => client.last()?.TypingUntil, soon).toEqual(expect.any(String));
  // The asker is notified that a staff member is typing, not who.
  expect(JSON.stringify(client.heard)).not.toContain(await portal.userKey('business'));
  await signal(one, room, 'IDLE');
  await expect.poll(() => client.last()?.TypingUntil, soon).toBeNull();

  const other = await connect('finance');
  const otherStaff = await enterRoom(other, room);
  await signal(other, room, 'HERE');
  const finance = await portal.userKey('finance');
  await expect.poll(() => staff.last()?.Others, soon).toMatchObject([{ UserKey: finance }]);
  await expect
    .poll(() => otherStaff.last()?.Others, soon)
    .toMatchObject([{ UserKey: await portal.userKey('business') }]);
  // A user who only listens is not present, nor is one who has left.
  await signal(other, room, 'GONE');
  await expect.poll(() => staff.last()?.Others, soon).toEqual([]);
  // A closing screen finally reports that typing has ended: this must not restore its presence.
  const there = () => portal.db.selectFrom('Presence').select('IsViewing').where('Room', '=', room).execute();
  const before = await there();
  await signal(other, room, 'IDLE');
  expect(await there()).toEqual(before);
  await signal(other, room, 'HERE');
  await expect.poll(() => staff.last()?.Others, soon).toHaveLength(1);
  other.close();
  await expect.poll(() => staff.last()?.Others, soon).toEqual([]);
  await sendSignal(one, 'leave', { Room: room });
  await expect.poll(present, soon).toBe(1);
});

test('no one can send signals in a room that they have not joined', async () => {
  const { key } = await postMessage('client', 'Mine.');
  const room = conversationRoom(key);
  const otherClient = await connect('client2');
  expect(await signal(otherClient, room, 'TYPING')).toMatchObject({ Code: 'ERR_NOT_FOUND' });
  const asker = await connect('client');
  await enterRoom(asker, room);
  expect(await signal(asker, room, 'SHOUTING')).toMatchObject({ Code: 'ERR_VALIDATION' });
  expect(await sendSignal(asker, 'signal', { Room: room, Signal: 'HERE', More: 1 })).toMatchObject({
    Code: 'ERR_VALIDATION',
  });
  expect(await present()).toBe(0);
});

test('clients are notified whether the chat is staffed; the staff also by whom', async () => {
  const client = await enterRoom(await connect('client'), AVAILABILITY_ROOM);
  const one = await connect('business', second);
  const availability = await enterRoom(one, AVAILABILITY_ROOM);
  await enterRoom(one, INBOX_ROOM);
  await signal(one, INBOX_ROOM, 'HERE');
  await expect.poll(() => client.last()?.IsThere, soon).toBe(true);
  expect(client.last()).not.toHaveProperty('People');
  await expect
    .poll(() => availability.last()?.People, soon)
    .toMatchObject([{ UserKey: await portal.userKey('business') }]);
  // A second window of the same user, and then only one of them: clients are not notified.
  const again = await connect('business');
  await enterRoom(again, INBOX_ROOM);
  const before = client.heard.length;
  await signal(again, INBOX_ROOM, 'HERE');
  again.close();
  await expect.poll(present, soon).toBe(1);
  expect(client.heard.length).toBe(before);
  one.close();
  await expect.poll(() => client.last()?.IsThere, soon).toBe(false);
});

test('presence from a process that has died is ignored, and removed by another process', async () => {
  const { key } = await postMessage('client', 'Still there?');
  const room = conversationRoom(key);
  const staff = await enterRoom(await connect('business', second), room);
  const { Id } = await portal.db
    .selectFrom('Account')
    .select('Id')
    .where('Email', '=', 'client@demo.test')
    .executeTakeFirstOrThrow();
  // A hung process: its connection is still open, and so is the lock that marks it as alive.
  await sql`select pg_advisory_lock_shared(7202603, hashtext('dead'))`.execute(portal.db);
  await portal.db
    .insertInto('Presence')
    .values({
      SocketId: 'dead',
      Room: room,
      Process: 'dead',
      AccountId: Id,
      IsStaff: false,
      TypingUntil: null,
    })
    .execute();
  await expect.poll(() => staff.last()?.IsClientViewing, soon).toBe(true);
  await sql`update presence set seen_at = now() - interval '61 seconds'`.execute(portal.db);
  await sendHeartbeat(portal.db, []);
  await expect.poll(() => staff.last()?.IsClientViewing, soon).toBe(false);
  expect(await present()).toBe(0);
});

test('a viewer stays present as long as the socket is open', async () => {
  const { key } = await postMessage('client', 'I wait.');
  const room = conversationRoom(key);
  const asker = await connect('client');
  await enterRoom(asker, room);
  await signal(asker, room, 'HERE');
  await sql`update presence set seen_at = now() - interval '50 seconds'`.execute(portal.db);
  await sendHeartbeat(portal.db, [String(asker.id)]);
  const { rows } = await sql<{ Age: number }>`
    select extract(epoch from now() - seen_at)::int as age from presence`.execute(portal.db);
  expect(rows).toEqual([{ Age: 0 }]);
});
