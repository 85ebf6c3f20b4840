/** A refused call says why its session ended, to the holder of its token and to no one else. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());

const MINUTE = 60_000;

/** The answer to a session of `user` after its row was changed. */
async function answerAfter(user: string, change: Record<string, Date>) {
  const headers = await portal.token(user);
  await portal.db
    .updateTable('Session')
    .set(change)
    .where('AccountId', '=', await idOf(user))
    .where('EndedAt', 'is', null)
    .execute();
  return send(headers);
}

const idOf = async (user: string): Promise<number> =>
  (
    await portal.db
      .selectFrom('Account')
      .select('Id')
      .where('Email', '=', `${user}@demo.test`)
      .executeTakeFirstOrThrow()
  ).Id;

async function send(headers: Record<string, string>) {
  const response = await portal.app.inject({ method: 'GET', url: '/api/user/info', headers });
  const { Code, Message, Reasons } = response.json();
  return { status: response.statusCode, Code, Message, Reason: Reasons?.[0]?.Code ?? null };
}

test('half an hour without activity is the reason, with its sentence', async () => {
  expect(await answerAfter('finance', { SeenAt: new Date(Date.now() - 31 * MINUTE) })).toEqual({
    status: 401,
    Code: 'ERR_AUTH',
    Reason: 'LOGOUT_IDLE',
    Message:
      'You were signed out after 30 minutes of inactivity to protect your data. Saved work is kept. Sign in to continue.',
  });
});

test('the maximum age is the reason if it came before the idle limit', async () => {
  const seen = new Date(Date.now() - 40 * MINUTE);
  expect(
    await answerAfter('coo', { SeenAt: seen, ExpiresAt: new Date(Date.now() - 20 * MINUTE) }),
  ).toMatchObject({ status: 401, Reason: 'LOGOUT_EXPIRED' });
  expect(
    await answerAfter('ceo', { SeenAt: seen, ExpiresAt: new Date(Date.now() - 5 * MINUTE) }),
  ).toMatchObject({ status: 401, Reason: 'LOGOUT_IDLE' });
});

test('a session that an administrator ended says so; one that its owner ended says that', async () => {
  const headers = await portal.token('business');
  const view = await portal.get('admin', '/user/view', { UserKey: await portal.userKey('business') });
  const { Version } = view.data as { Version: number };
  const ended = await portal.post('admin', '/user/staff/sign-out', {
    UserKey: await portal.userKey('business'),
    Version,
  });
  expect(ended.status).toBe(200);
  expect(await send(headers)).toMatchObject({ status: 401, Reason: 'LOGOUT_STAFF' });

  const own = await portal.token('deputyceo');
  await portal.app.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { ...own, 'content-type': 'application/json' },
    payload: {},
  });
  expect(await send(own)).toMatchObject({ status: 401, Reason: 'LOGOUT_OWNER' });
});

test('a token of no session learns nothing', async () => {
  const foreign: Record<string, string>[] = [{}, { authorization: `Bearer ${'x'.repeat(43)}` }];
  for (const headers of foreign)
    expect(await send(headers)).toEqual({
      status: 401,
      Code: 'ERR_AUTH',
      Reason: null,
      Message: 'Your session has ended. Sign in again.',
    });
});
