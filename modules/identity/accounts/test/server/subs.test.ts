import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCachedPortal } from '#quality/support/cached-portal.ts';
import type { TestPortal } from '#quality/support/portal.ts';
import { eventually, newestMail, rawResponse, type Session, signIn } from '#quality/support/sessions.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startCachedPortal();
});
afterAll(() => portal.close());

const PASSWORD = 'Quiet-harbour-7';
const MISSING = 'AAAAAAAAAAAAAAAAAAAAAA';
const person = { FirstName: 'Ming', LastName: 'Lo' };

/** Creates a draft application of this client and returns its key. */
async function draft(user: string): Promise<string> {
  const { ServiceKey } = await portal.db
    .selectFrom('Service')
    .select('ServiceKey')
    .where('SchemeCode', '=', 'GF')
    .executeTakeFirstOrThrow();
  const { data } = await portal.post(user, '/application/save', { ServiceKey, AssessmentType: 'INITIAL' });
  return String(data.ApplicationKey);
}

const row = (key: string) =>
  portal.db.selectFrom('Application').selectAll().where('ApplicationKey', '=', key).executeTakeFirstOrThrow();

describe('the lifecycle of a sub-account', () => {
  const Email = 'ming@sub.test';
  let key: string;
  let session: Session;
  let shared: string;
  let other: string;
  let own: string;

  test('the client invites, and the email names the client', async () => {
    [shared, other] = [await draft('client'), await draft('client')];
    const { status, data } = await portal.post('client', '/user/sub/invite', {
      Email,
      ...person,
      ApplicationKeys: [shared],
    });
    expect(status).toBe(200);
    key = String(data.UserKey);
    expect(data).toMatchObject({
      Kind: 'SUB',
      Status: 'PENDING',
      UserRoleList: ['SUB_CLIENT'],
      Parent: { Name: 'Hilary Ng' },
      Organisation: { OrgName: { EN: 'Harbour Green Energy Limited' } },
    });
    const { Text } = await newestMail(portal, Email);
    expect(Text).toContain('Harbour Green Energy Limited');
    expect(Text).toContain('expires in 7 days');
  });

  test('an address already in its list is refused at its field; one of another organisation is not', async () => {
    const invite = (Address: string) =>
      portal.post('client', '/user/sub/invite', { Email: Address, ...person });
    expect((await invite(Email)).error.Fields).toMatchObject([
      { Field: 'Email', Code: 'FIELD_EMAIL_TAKEN', Message: 'This email address already has an account.' },
    ]);
    const foreign = await invite('client2@demo.test');
    expect([foreign.status, foreign.data.Email, foreign.data.Status]).toEqual([
      200,
      'client2@demo.test',
      'PENDING',
    ]);
    await portal.post('client', '/user/sub/remove', { UserKey: String(foreign.data.UserKey) });
  });

  test('is activated and sees the shared applications, and nothing else', async () => {
    const { code } = await newestMail(portal, Email);
    expect((await portal.post(null, '/user/reset', { Code: code, Password: PASSWORD })).status).toBe(200);
    await portal.db
      .updateTable('Account')
      .set({ TermsVersion: '1.0', PrivacyVersion: '1.0' })
      .where('Email', '=', Email)
      .execute();
    session = await signIn(portal, Email, PASSWORD);
    expect(await session.keys()).toEqual([shared]);
  });

  test('creates its own application, which cannot be withdrawn from it', async () => {
    const { ServiceKey } = await portal.db
      .selectFrom('Service')
      .select('ServiceKey')
      .executeTakeFirstOrThrow();
    const made = await session.post('/application/save', { ServiceKey, AssessmentType: 'INITIAL' });
    own = String((made.body.data as { ApplicationKey: string }).ApplicationKey);
    const before = await row(other);
    const { data } = await portal.post('client', '/user/sub/share', {
      UserKey: key,
      ApplicationKeys: [other],
    });
    expect(await session.keys()).toEqual([own, other].toSorted());
    const notified = data.Applications as { ApplicationKey: string; IsOwn: boolean; IsShared: boolean }[];
    const of = (applicationKey: string) =>
      notified.find(({ ApplicationKey }) => ApplicationKey === applicationKey);
    expect(of(own)).toMatchObject({ IsOwn: true, IsShared: false });
    expect(of(other)).toMatchObject({ IsOwn: false, IsShared: true });
    expect(of(shared)).toMatchObject({ IsOwn: false, IsShared: false });
    const { SharedWith, ...after } = await row(other);
    expect(SharedWith).toHaveLength(1);
    expect(after).toEqual({ ...before, SharedWith: undefined, ...after });
    expect([after.Version, after.UpdatedAt]).toEqual([before.Version, before.UpdatedAt]);
  });

  test('an application of another organisation is not found', async () => {
    const foreign = await draft('client2');
    for (const [path, more] of [
      ['/user/sub/share', { UserKey: key }],
      ['/user/sub/invite', { Email: 'x@sub.test', ...person }],
    ] as const) {
      const share = (ApplicationKey: string) =>
        rawResponse(portal, 'client', 'POST', path, { ...more, ApplicationKeys: [shared, ApplicationKey] });
      expect(await share(foreign)).toBe(await share(MISSING));
    }
    expect(await session.keys()).toEqual([own, other].toSorted());
    expect((await row(foreign)).SharedWith).toEqual([]);
  });

  test('accounts of others and missing ones are answered identically, byte for byte, in every call', async () => {
    const calls: ['GET' | 'POST', string, object][] = [
      ['GET', '/user/view', {}],
      ['POST', '/user/sub/update', { ...person }],
      ['POST', '/user/sub/share', { ApplicationKeys: [] }],
      ['POST', '/user/sub/resend', {}],
      ['POST', '/user/sub/suspend', {}],
      ['POST', '/user/sub/reactivate', {}],
      ['POST', '/user/sub/remove', {}],
    ];
    const staff = await portal.userKey('assessor');
    const parent = await portal.userKey('client');
    for (const [method, path, more] of calls) {
      const ask = (UserKey: string) => rawResponse(portal, 'client2', method, path, { UserKey, ...more });
      const missing = await ask(MISSING);
      expect(missing).toMatch(/^404 /);
      for (const foreign of [key, staff, parent]) expect(await ask(foreign), path).toBe(missing);
    }
    const list = (UserKey: string) => rawResponse(portal, 'client2', 'GET', '/user/sub/list', { UserKey });
    expect(await list(parent)).toBe(await list(MISSING));
    const invite = (ParentKey: string) =>
      rawResponse(portal, 'client2', 'POST', '/user/sub/invite', {
        Email: 'y@sub.test',
        ...person,
        ParentKey,
      });
    expect(await invite(parent)).toBe(await invite(MISSING));
  });

  test('the route of another kind does not accept it', async () => {
    for (const path of ['/user/suspend', '/user/staff/suspend'])
      expect((await portal.post('admin', path, { UserKey: key, Remark: 'x' })).status).toBe(404);
    expect((await portal.get('it', '/user/view', { UserKey: key })).status).toBe(404);
    expect((await portal.get('finance', '/user/view', { UserKey: key })).status).toBe(404);
  });

  test('staff open the list with the client’s key', async () => {
    const UserKey = await portal.userKey('client');
    for (const user of ['admin', 'sub-admin', 'business', 'scheduling']) {
      const { data } = await portal.get(user, '/user/sub/list', { UserKey, Sort: 'Name' });
      expect((data.Rows as { Email: string }[]).map(({ Email: email }) => email)).toEqual([
        Email,
        'sub-client@demo.test',
      ]);
    }
    expect((await portal.get('admin', '/user/sub/list')).data).toMatchObject({ Total: 2 });
    const none = await portal.get('admin', '/user/sub/list', { UserKey: await portal.userKey('client3') });
    expect(none.data).toMatchObject({ Total: 0 });
    for (const user of ['it', 'finance', 'sub-client', 'ceo'])
      expect((await portal.get(user, '/user/sub/list', { UserKey })).status, user).toBe(403);
    const mine = await portal.get('client', '/user/sub/list', { Search: 'ming' });
    expect(mine.data).toMatchObject({ Rows: [{ UserKey: key, Applications: 2 }], Total: 1 });
  });

  test('a sub-account cannot invite anyone', async () => {
    const refused = await session.post('/user/sub/invite', { Email: 'z@sub.test', ...person });
    expect([refused.status, refused.body.Code]).toEqual([403, 'ERR_FORBIDDEN']);
  });

  test('is suspended and reactivated', async () => {
    await portal.post('client', '/user/sub/suspend', { UserKey: key });
    await eventually(async () => expect(await session.isOpen()).toBe(false));
    await portal.post('client', '/user/sub/reactivate', { UserKey: key });
    session = await signIn(portal, Email, PASSWORD);
  });

  test('is removed: its sessions end, its work remains, a repeated request gets the same response', async () => {
    const remove = () =>
      portal.post('client', '/user/sub/remove', { UserKey: key }, { 'idempotency-key': 'remove' });
    const [first, again] = [await remove(), await remove()];
    expect(first.data).toMatchObject({ Status: 'REMOVED' });
    expect(again.data).toEqual(first.data);
    await eventually(async () => expect(await session.isOpen()).toBe(false));
    expect((await row(other)).SharedWith).toEqual([]);
    const { status, data } = await portal.get('client', '/application/view', { ApplicationKey: own });
    expect([status, data.CreatedBy]).toMatchObject([200, { Name: 'Ming Lo' }]);
    const viewResponse = (UserKey: string) => rawResponse(portal, 'client', 'GET', '/user/view', { UserKey });
    expect(await viewResponse(key)).toBe(await viewResponse(MISSING));
    const once = (UserKey: string) => rawResponse(portal, 'client', 'POST', '/user/sub/remove', { UserKey });
    expect(await once(key)).toBe(await once(MISSING));
    expect((await portal.post('client', '/user/sub/invite', { Email, ...person })).status).toBe(200);
  });

  test('when the client is removed, its sub-accounts remain active', async () => {
    const UserKey = await portal.userKey('client');
    await portal.post('admin', '/user/remove', { UserKey, Remark: 'Left the company.' });
    const sub = await portal.get('sub-client', '/application/list');
    expect(sub.status).toBe(200);
    const staff = await portal.get('business', '/user/view', { UserKey: await portal.userKey('sub-client') });
    expect(staff.data).toMatchObject({ Status: 'ACTIVE' });
  });
});

test('invitations by clients are limited per mailbox', async () => {
  const invited = await portal.post('client3', '/user/sub/invite', { Email: 'flood@sub.test', ...person });
  const statuses: number[] = [];
  for (let time = 0; time < 7; time += 1)
    statuses.push(
      (await portal.post('client3', '/user/sub/resend', { UserKey: invited.data.UserKey })).status,
    );
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
});
