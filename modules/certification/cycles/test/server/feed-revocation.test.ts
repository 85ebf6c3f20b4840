import { afterAll, beforeAll, expect, test } from 'vitest';
import { json } from '#platform/server/database/json.ts';
import { openSessionFor, startTestPortal, type TestPortal } from '#quality/support/portal.ts';

/**
 * A calendar address works without signing in, so it ends with every event that revokes access to the
 * account.
 */
let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());

async function post(user: string, path: string, body: object = {}) {
  const answer = await portal.post(user, path, body);
  expect([path, answer.status, answer.error]).toEqual([path, 200, expect.anything()]);
  return answer.data;
}
const createFeed = async (user: string): Promise<string> =>
  new URL(String((await post(user, '/user/calendar/renew')).Url)).pathname;
const status = async (url: string): Promise<number> => (await portal.app.inject({ url })).statusCode;

async function haveSecondFactor(user: string): Promise<void> {
  const account = await portal.db
    .selectFrom('Account')
    .select('Id')
    .where('Email', '=', `${user}@demo.test`)
    .executeTakeFirstOrThrow();
  await portal.db
    .insertInto('Totp')
    .values({
      ...{ AccountId: account.Id, Secret: Buffer.alloc(8), NextSecret: null },
      ...{ ConfirmedAt: new Date(), StartedAt: null },
    })
    .execute();
}

const lastRevoked = () =>
  portal.db
    .selectFrom('Audit')
    .innerJoin('Account', 'Account.UserKey', 'Audit.Object')
    .select('Account.Email')
    .where('Event', '=', 'CALENDAR_REMOVED')
    .orderBy('Audit.Id', 'desc')
    .executeTakeFirst();

test('a password reset revokes it, which is logged', async () => {
  const [url, others] = [await createFeed('client'), await createFeed('client2')];
  expect([await status(url), await status(others)]).toEqual([200, 200]);
  await portal.post(null, '/user/forgot', { Email: 'client@demo.test' });
  const mail = await portal.db
    .selectFrom('Mail')
    .select('Text')
    .where('Recipient', '=', 'client@demo.test')
    .orderBy('Id', 'desc')
    .executeTakeFirstOrThrow();
  const Code = /code=([\w-]+)/.exec(mail.Text)?.[1];
  const reset = await portal.post(null, '/user/reset', { Code, Password: 'Violet-lantern-21' });
  expect(reset.status).toBe(200);
  // Control: other users' addresses are unaffected.
  expect([await status(url), await status(others)]).toEqual([404, 200]);
  expect(await lastRevoked()).toEqual({ Email: 'client@demo.test' });
});

test('signing out everywhere else revokes it; ending one session does not', async () => {
  const url = await createFeed('client2');
  const mine = await openSessionFor(portal.db, 'client2');
  const call = (path: string, body: object = {}) =>
    portal.post(null, path, body, { authorization: `Bearer ${mine}` });
  const listed = await portal.app.inject({
    url: '/api/user/session/list',
    headers: { authorization: `Bearer ${mine}` },
  });
  const other = (listed.json().data.Rows as { SessionKey: string; IsThis: boolean }[]).find(
    ({ IsThis }) => !IsThis,
  );
  expect((await call('/user/session/end', { SessionKey: other?.SessionKey })).status).toBe(200);
  expect(await status(url)).toBe(200);
  expect((await call('/user/session/end/others')).status).toBe(200);
  expect(await status(url)).toBe(404);
  expect(await lastRevoked()).toEqual({ Email: 'client2@demo.test' });
});

test.each([
  ['signs the person out', '/user/staff/sign-out', 'it'],
  ['suspends the account', '/user/staff/suspend', 'sub-admin'],
  ['resets the second factor', '/user/staff/two-factor/reset', 'business'],
])('an administrator who %s revokes it, which is logged', async (_, path, user) => {
  if (user === 'business') await haveSecondFactor(user);
  const [url, others] = [await createFeed(user), await createFeed('scheduling')];
  expect([await status(url), await status(others)]).toEqual([200, 200]);
  await post('admin', path, { UserKey: await portal.userKey(user), Remark: 'A stolen telephone.' });
  expect([await status(url), await status(others)]).toEqual([404, 200]);
  expect(await lastRevoked()).toEqual({ Email: `${user}@demo.test` });
  if (path !== '/user/staff/suspend') return;
  // A user who is reactivated creates a new address.
  await post('admin', '/user/staff/reactivate', { UserKey: await portal.userKey(user) });
  expect(await status(url)).toBe(404);
});

test('a required second factor that is missing blocks it until it is set up', async () => {
  const url = await createFeed('scheduling');
  expect(await status(url)).toBe(200);
  await portal.db
    .insertInto('PortalSetting')
    .values({
      ...{ Key: 'TwoFactorRoles', Value: json(['SCHEDULING']), Version: 1 },
      ...{ AccountId: null, At: new Date() },
    })
    .execute();
  expect(await status(url)).toBe(404);
  await haveSecondFactor('scheduling');
  expect(await status(url)).toBe(200);
});
