import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#modules/identity/sign-in/server/demo-password.ts';
import { enter, isDisconnected, type LivePortal, startLivePortal } from '#quality/support/live.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { visitors } from '#quality/support/visitors.ts';

/**
 * Tests that changes to an account over HTTP disconnect its sockets, on a process that did not handle the
 * request.
 */
let portal: TestPortal;
let otherProcess: LivePortal;
const {
  session,
  come: connect,
  leave,
} = visitors(
  () => portal,
  () => otherProcess,
);

beforeAll(async () => {
  portal = await startTestPortal();
  otherProcess = await startLivePortal(portal);
});
afterAll(async () => {
  await otherProcess.stop();
  await portal.close();
});
afterEach(leave);

test('suspension by an administrator', async () => {
  const client = await connect('client2');
  const bystander = await connect('client');
  const out = isDisconnected(client);
  const done = await portal.post('admin', '/user/suspend', {
    UserKey: await portal.userKey('client2'),
    Remark: 'Asked for by the organisation.',
  });
  expect([done.status, done.error.Code]).toEqual([200, undefined]);
  expect(await out).toBe(true);
  await expect(enter(otherProcess, await session('client2'))).rejects.toMatchObject({ Code: 'ERR_AUTH' });
  expect(await isDisconnected(bystander, 200)).toBe(false);
});

test('changed roles', async () => {
  const client = await connect('assessor2');
  const out = isDisconnected(client);
  const { FirstName, LastName } = await portal.db
    .selectFrom('Account')
    .selectAll()
    .where('Email', '=', 'assessor2@demo.test')
    .executeTakeFirstOrThrow();
  const done = await portal.post('admin', '/user/staff/update', {
    UserKey: await portal.userKey('assessor2'),
    FirstName,
    LastName,
    UserRoleList: ['INDEPREVIEWER'],
  });
  expect([done.status, done.error.Code]).toEqual([200, undefined]);
  expect(await out).toBe(true);
});

test('a new password ends every other session, and retains the current one', async () => {
  const token = await session('finance');
  const other = await connect('finance');
  const own = await connect('finance', otherProcess, token);
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/user/password',
    headers: { authorization: `Bearer ${token}` },
    payload: { OldPassword: DEMO_PASSWORD, Password: 'Ferry-across-the-harbour-9' },
  });
  expect(answer.statusCode).toBe(200);
  // Timed from the response: hashing the passwords is not included in the second.
  expect(await isDisconnected(other)).toBe(true);
  expect(await isDisconnected(own, 200)).toBe(false);
});

test('a removed sub-account', async () => {
  const client = await connect('sub-client');
  const out = isDisconnected(client);
  const done = await portal.post('client', '/user/sub/remove', {
    UserKey: await portal.userKey('sub-client'),
  });
  expect([done.status, done.error.Code]).toEqual([200, undefined]);
  expect(await out).toBe(true);
});

test('staff required to set up a second factor have no socket, from the time of the requirement', async () => {
  const staff = await connect('scheduling');
  const client = await connect('client');
  const out = isDisconnected(staff);
  await sql`insert into portal_setting (key, value, version, at) values ('TwoFactorRoles', '["ADMIN", "SUB_ADMIN", "IT", "BUSINESS", "SCHEDULING", "FINANCE", "ASSESSOR", "ASSESSOR_ONSITE", "INDEPREVIEWER", "COO", "DEPUTYCEO", "CEO"]', 1, now())`.execute(
    portal.db,
  );
  expect(await out).toBe(true);
  await expect(enter(otherProcess, await session('scheduling'), { language: 'EN' })).rejects.toMatchObject({
    Code: 'ERR_FORBIDDEN',
    Reasons: [{ Code: 'ERR_TWO_FACTOR_NEEDED' }],
  });
  expect(await isDisconnected(client, 200)).toBe(false);
  await sql`delete from portal_setting where key = 'TwoFactorRoles'`.execute(portal.db);
});
