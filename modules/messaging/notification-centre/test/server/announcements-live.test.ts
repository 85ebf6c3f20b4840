import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type LivePortal, next, sendSignal, startLivePortal } from '#quality/support/live.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { visitors } from '#quality/support/visitors.ts';

let portal: TestPortal;
let here: LivePortal;
let there: LivePortal;
const { come: connect, leave } = visitors(
  () => portal,
  () => here,
);

beforeAll(async () => {
  portal = await startTestPortal();
  here = await startLivePortal(portal);
  there = await startLivePortal(portal);
});
afterAll(async () => {
  await here.stop();
  await there.stop();
  await portal.close();
});
afterEach(leave);

const Room = 'content:announcements';
const text = (EN: string) => ({ EN, CHT: `${EN}（繁）`, CHS: `${EN}（简）` });
const empty = { EN: '', CHT: '', CHS: '' };
const item = (Key: string, Audience: string, From: string | null = null, Until: string | null = null) => ({
  Key,
  Title: text(Key),
  Body: empty,
  Tone: 'INFO',
  Audience,
  From,
  Until,
});
const shown = (Key: string, Audience: string) => ({
  Key,
  Title: text(Key),
  Body: empty,
  Tone: 'INFO',
  Audience,
});

async function publish(VersionId: string, Items: object[], EffectiveAt?: string): Promise<void> {
  const Kind = 'ANNOUNCEMENTS';
  const { data } = await portal.post('admin', '/cms/draft/begin', { Kind });
  const saved = await portal.post('admin', '/cms/draft/save', {
    Kind,
    Version: data.Version,
    Content: { Items },
  });
  const body = { Kind, Version: saved.data.Version, VersionId, ...(EffectiveAt && { EffectiveAt }) };
  expect((await portal.post('admin', '/cms/publish', body)).status).toBe(200);
}

test('every signed-in user receives their announcements immediately, at every process, and nothing else', async () => {
  const people = [await connect('client'), await connect('finance', there)];
  for (const one of people) expect(await sendSignal(one, 'join', { Room })).toEqual({ data: {} });
  const changes = people.map((one) => next(one, 'changed', 5_000));
  const later = '2998-01-01T00:00:00.000Z';
  await publish('2.0', [
    item('for-all', 'PUBLIC', null, '2999-01-01T00:00:00Z'),
    item('for-clients', 'CLIENTS', null, later),
    item('for-staff', 'STAFF'),
    item('not-yet', 'PUBLIC', '2997-06-01T08:00:00+08:00'),
  ]);
  expect(await Promise.all(changes)).toEqual([
    {
      Room,
      Detail: {
        Items: [shown('for-all', 'PUBLIC'), shown('for-clients', 'CLIENTS')],
        NextAt: '2997-06-01T00:00:00.000Z',
      },
    },
    {
      Room,
      Detail: {
        Items: [shown('for-all', 'PUBLIC'), shown('for-staff', 'STAFF')],
        NextAt: '2997-06-01T00:00:00.000Z',
      },
    },
  ]);
});

test('a future announcement has its start; one withdrawn before is never shown', async () => {
  await publish('3.0', [item('for-all', 'PUBLIC')]);
  const nextAt = async () => (await portal.get('client', '/cms/get/announcements.json')).data.NextAt;
  expect(await nextAt()).toBe(null);
  await publish('4.0', [item('coming', 'PUBLIC')], '2990-01-01T00:00:00Z');
  expect(await nextAt()).toBe('2990-01-01T00:00:00.000Z');
  const withdrawn = { Kind: 'ANNOUNCEMENTS', VersionId: '4.0' };
  expect((await portal.post('admin', '/cms/withdraw', withdrawn)).status).toBe(200);
  expect(await nextAt()).toBe(null);
});

test('there is one room, open to all sessions', async () => {
  const client = await connect('client');
  for (const other of ['content:announcements-of-others', 'content:terms-of-use'])
    expect(await sendSignal(client, 'join', { Room: other })).toMatchObject({ Code: 'ERR_NOT_FOUND' });
});
