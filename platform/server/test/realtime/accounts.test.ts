import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#modules/identity/sign-in/server/demo-password.ts';
import { enter, isPutOut, type LivePortal, startLivePortal } from '#quality/support/live.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { visitors } from '#quality/support/visitors.ts';

/** What is done to an account over HTTP ends its sockets, on a process that had no part in it. */
let house: TestPortal;
let elsewhere: LivePortal;
const { session, come, leave } = visitors(
  () => house,
  () => elsewhere,
);

beforeAll(async () => {
  house = await startTestPortal();
  elsewhere = await startLivePortal(house);
});
afterAll(async () => {
  await elsewhere.stop();
  await house.close();
});
afterEach(leave);

test('suspension by an administrator', async () => {
  const client = await come('client2');
  const bystander = await come('client');
  const out = isPutOut(client);
  const done = await house.post('admin', '/user/suspend', {
    UserKey: await house.userKey('client2'),
    Remark: 'Asked for by the organisation.',
  });
  expect([done.status, done.error.Code]).toEqual([200, undefined]);
  expect(await out).toBe(true);
  await expect(enter(elsewhere, await session('client2'))).rejects.toMatchObject({ Code: 'ERR_AUTH' });
  expect(await isPutOut(bystander, 200)).toBe(false);
});

test('other roles', async () => {
  const client = await come('assessor2');
  const out = isPutOut(client);
  const { FirstName, LastName } = await house.db
    .selectFrom('Account')
    .selectAll()
    .where('Email', '=', 'assessor2@demo.test')
    .executeTakeFirstOrThrow();
  const done = await house.post('admin', '/user/staff/update', {
    UserKey: await house.userKey('assessor2'),
    FirstName,
    LastName,
    UserRoleList: ['INDEPREVIEWER'],
  });
  expect([done.status, done.error.Code]).toEqual([200, undefined]);
  expect(await out).toBe(true);
});

test('another password ends every other session, and leaves the one it was changed in', async () => {
  const token = await session('finance');
  const other = await come('finance');
  const own = await come('finance', elsewhere, token);
  const answer = await house.app.inject({
    method: 'POST',
    url: '/api/user/password',
    headers: { authorization: `Bearer ${token}` },
    payload: { OldPassword: DEMO_PASSWORD, Password: 'Ferry-across-the-harbour-9' },
  });
  expect(answer.statusCode).toBe(200);
  // From the answer on: hashing the passwords is no part of the second.
  expect(await isPutOut(other)).toBe(true);
  expect(await isPutOut(own, 200)).toBe(false);
});

test('a removed sub-account', async () => {
  const client = await come('sub-client');
  const out = isPutOut(client);
  const done = await house.post('client', '/user/sub/remove', { UserKey: await house.userKey('sub-client') });
  expect([done.status, done.error.Code]).toEqual([200, undefined]);
  expect(await out).toBe(true);
});

test('staff who first need a second factor have no socket, from the moment it is asked for', async () => {
  const staff = await come('scheduling');
  const client = await come('client');
  const out = isPutOut(staff);
  await sql`insert into portal_setting (key, value, version, at) values ('TwoFactorRoles', '["ADMIN", "SUB_ADMIN", "IT", "BUSINESS", "SCHEDULING", "FINANCE", "ASSESSOR", "ASSESSOR_ONSITE", "INDEPREVIEWER", "COO", "DEPUTYCEO", "CEO"]', 1, now())`.execute(
    house.db,
  );
  expect(await out).toBe(true);
  await expect(enter(elsewhere, await session('scheduling'), { language: 'EN' })).rejects.toMatchObject({
    Code: 'ERR_FORBIDDEN',
    Reasons: [{ Code: 'ERR_TWO_FACTOR_NEEDED' }],
  });
  expect(await isPutOut(client, 200)).toBe(false);
  await sql`delete from portal_setting where key = 'TwoFactorRoles'`.execute(house.db);
});
