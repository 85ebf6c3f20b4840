import { afterAll, beforeAll, expect, test } from 'vitest';
import { setAccountStatus } from '#quality/support/set-account-status.ts';
import { startTestPortal, type TestPortal } from '../support/portal.ts';
import { newestMail } from '../support/sessions.ts';
import { PERSON } from '../support/user-fixture.ts';

/**
 * Attack tests: inviting a sub-account does not reveal whether an email address already has an account
 * (finding 8).
 */
let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());

const invite = async (Email: string, user = 'client') => {
  const started = performance.now();
  const answer = await portal.post(user, '/user/sub/invite', { Email, ...PERSON });
  return { ...answer, ms: performance.now() - started };
};
/** Replaces the values that differ between two responses: keys, timestamps and the email address. */
const shape = (data: Record<string, unknown>, email: string) =>
  JSON.stringify(data)
    .replaceAll(String(data.UserKey), 'KEY')
    .replaceAll(email, 'ADDRESS')
    .replace(/"\d{4}-\d\d-\d\dT[^"]+"/g, 'MOMENT');
const listed = async (Email: string) => {
  const { data } = await portal.get('client', '/user/sub/list', { Sort: 'Email' });
  const rows = data.Rows as Record<string, unknown>[];
  return {
    place: rows.findIndex((row) => row.Email === Email),
    row: rows.find((row) => row.Email === Email),
  };
};
const owners = (email: string) =>
  portal.db.selectFrom('Account').select(['Id', 'Status']).where('Email', '=', email).execute();

test('a known address is treated like a new one, in the response, the list and later actions', async () => {
  const known = await invite('finance@demo.test');
  const fresh = await invite('fresh@mail.test');
  expect([known.status, fresh.status]).toEqual([200, 200]);
  expect(shape(known.data, 'finance@demo.test')).toBe(shape(fresh.data, 'fresh@mail.test'));
  // Response times are rounded up to fixed steps in both cases.
  for (const { ms } of [known, fresh]) expect(ms).toBeGreaterThanOrEqual(245);
  const [one, other] = [await listed('finance@demo.test'), await listed('fresh@mail.test')];
  expect(other.place).toBe(one.place + 1);
  expect(shape(one.row ?? {}, 'finance@demo.test')).toBe(shape(other.row ?? {}, 'fresh@mail.test'));
  const both = [String(known.data.UserKey), String(fresh.data.UserKey)];
  for (const path of ['/user/sub/resend', '/user/sub/update', '/user/sub/remove'] as const) {
    const more = path === '/user/sub/update' ? { ...PERSON, FirstName: 'Other' } : {};
    const answers = await Promise.all(
      both.map((UserKey) => portal.post('client', path, { UserKey, ...more })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [first, second] = answers.map(({ data }, at) =>
      shape(data, ['finance@demo.test', 'fresh@mail.test'][at] ?? ''),
    );
    expect(first).toBe(second);
  }
  // The existing account of the address is unchanged.
  expect(await owners('finance@demo.test')).toMatchObject([{ Status: 'ACTIVE' }]);
});

test('the owner of the address is notified, and cannot be moved into the organisation', async () => {
  const { data } = await invite('client2@demo.test');
  const mail = await newestMail(portal, 'client2@demo.test');
  expect(mail.Text).toContain('Harbour Green Energy Limited');
  expect(mail.Text).toContain('already has an account');
  expect(mail.code).toBe('');
  // No one knows the row's open link, and its placeholder address receives no email and cannot sign in.
  const row = await portal.db
    .selectFrom('Account')
    .select(['Email', 'InvitedEmail'])
    .where('UserKey', '=', String(data.UserKey))
    .executeTakeFirstOrThrow();
  expect(row.InvitedEmail).toBe('client2@demo.test');
  expect(row.Email).toMatch(/^client2@demo\.test [\w-]{22}$/);
  expect((await portal.post(null, '/user/forgot', { Email: row.Email })).status).toBe(422);
  // A second invitation of the same address is refused, as it is for an unknown address.
  expect((await invite('CLIENT2@demo.test')).error.Fields).toMatchObject([{ Code: 'FIELD_EMAIL_TAKEN' }]);
  // An address that is no longer in use can be invited like any other.
  await setAccountStatus(portal.db, { Email: 'client2@demo.test' }, 'REMOVED');
  expect((await portal.post('client', '/user/sub/resend', { UserKey: String(data.UserKey) })).status).toBe(
    200,
  );
  expect((await newestMail(portal, 'client2@demo.test')).code).toMatch(/^[\w-]{43}$/);
});

test('control: staff are informed immediately, and a client about its own accounts', async () => {
  const ParentKey = await portal.userKey('client');
  const body = { Email: 'finance@demo.test', ...PERSON, ParentKey };
  const byStaff = await portal.post('business', '/user/sub/invite', body);
  expect(byStaff.error.Fields).toMatchObject([{ Field: 'Email', Code: 'FIELD_EMAIL_TAKEN' }]);
  for (const own of ['client@demo.test', 'sub-client@demo.test'])
    expect((await invite(own)).error.Fields).toMatchObject([{ Field: 'Email', Code: 'FIELD_EMAIL_TAKEN' }]);
});
