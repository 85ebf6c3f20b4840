import { afterEach, beforeAll, expect, test } from 'vitest';
import { newKey } from '#platform/server/database/keys.ts';
import { assessmentPortal } from '#quality/support/assessment-portal.ts';
import { commentFixture } from '#quality/support/comment-fixture.ts';
import { type LivePortal, next, sendSignal } from '#quality/support/live.ts';
import type { TestPortal } from '#quality/support/portal.ts';
import { twoProcesses } from '#quality/support/two-processes.ts';

let portal: TestPortal;
let second: LivePortal;
let key: string;
const { write, remove } = commentFixture(
  () => portal,
  () => key,
);
const { come, leave } = twoProcesses((processes) => {
  ({ portal, second } = processes);
});

beforeAll(async () => {
  key = await assessmentPortal(() => portal).apply('GF');
});
afterEach(leave);

const JOINED = { data: {} };

test('no client can join the room of internal comments: it does not exist for them', async () => {
  const client = await come('client');
  expect(await sendSignal(client, 'join', { Room: `comment:${key}` })).toEqual(JOINED);
  const inside = await sendSignal(client, 'join', { Room: `internalcomment:${key}` });
  const missing = await sendSignal(client, 'join', { Room: `internalcomment:${newKey()}` });
  expect(inside).toMatchObject({ Code: 'ERR_NOT_FOUND' });
  expect(JSON.stringify(inside)).toBe(JSON.stringify(missing));
  const otherClient = await come('client2');
  expect(await sendSignal(otherClient, 'join', { Room: `comment:${key}` })).toMatchObject({
    Code: 'ERR_NOT_FOUND',
  });
});

test('each user receives what they may read, in every process; internal comments reach no client', async () => {
  const client = await come('client');
  const staff = await come('assessor', second);
  await sendSignal(client, 'join', { Room: `comment:${key}` });
  for (const kind of ['comment', 'internalcomment'])
    expect(await sendSignal(staff, 'join', { Room: `${kind}:${key}` })).toEqual(JOINED);
  const events: unknown[] = [];
  client.onAny((...event: unknown[]) => events.push(event));

  const reported = next(staff, 'changed');
  const inside = await write('business', 'Among us.');
  expect(await reported).toMatchObject({
    Room: `internalcomment:${key}`,
    Detail: { CommentKey: inside.CommentKey, EventType: 'WRITE', By: { Name: 'Bonnie Ho' }, IsByYou: false },
  });

  const both = [next(client, 'changed'), next(staff, 'changed')];
  const shared = await write('business', 'For you.', { IsInternal: false });
  for (const one of both)
    expect(await one).toMatchObject({
      Room: `comment:${key}`,
      Detail: { CommentKey: shared.CommentKey, EventType: 'WRITE' },
    });
  // This event follows the internal one on the same connection, so the internal one would already have
  // arrived.
  expect(events).toHaveLength(1);
  expect(JSON.stringify(events)).not.toContain(inside.CommentKey);

  const removal = next(client, 'changed');
  await remove('business', shared.CommentKey);
  expect(await removal).toMatchObject({ Detail: { EventType: 'REMOVE' } });
});
