/** Who sees and ends which sessions, that they end at once, and what is recorded. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSessionFor, startTestPortal, type TestPortal } from '#quality/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());

type Row = { SessionKey: string; Email: string; Side: string; IsThis: boolean; CanEnd: boolean };

const EVERYBODY = ['business', 'finance', 'ceo', 'client', 'sub-client'];
beforeEach(async () => {
  for (const user of ['admin', 'sub-admin', 'it', ...EVERYBODY]) await portal.token(user);
});

async function rowsOf(user: string, query: Record<string, string> = {}): Promise<Row[]> {
  const { data, status } = await portal.get(user, '/session/list', { PageSize: '100', ...query });
  expect(status).toBe(200);
  return data.Rows as Row[];
}
const emailOf = (user: string): string => `${user}@demo.test`;
const rowOf = async (by: string, of: string): Promise<Row> => {
  const row = (await rowsOf(by)).find(({ Email }) => Email === emailOf(of));
  if (!row) throw new Error(`${by} does not see a session of ${of}.`);
  return row;
};
const isIn = async (token: string): Promise<boolean> =>
  (
    await portal.app.inject({
      method: 'GET',
      url: '/api/user/info',
      headers: { authorization: `Bearer ${token}` },
    })
  ).statusCode === 200;
const end = (by: string, ...SessionKeys: string[]) => portal.post(by, '/session/end', { SessionKeys });

test('administrators see sessions of staff, clients and sub-accounts; IT those of its scope, without sub-accounts', async () => {
  const seen = async (user: string) => new Set((await rowsOf(user)).map(({ Email }) => Email));
  for (const user of ['admin', 'sub-admin'])
    expect([...(await seen(user))]).toEqual(expect.arrayContaining(EVERYBODY.map(emailOf)));
  const byIt = await seen('it');
  expect(byIt).toContain('client@demo.test');
  expect(byIt).not.toContain('sub-client@demo.test');
  for (const user of ['business', 'coo', 'client', 'sub-client']) {
    expect((await portal.get(user, '/session/list')).status).toBe(403);
    expect((await end(user, (await rowOf('admin', 'finance')).SessionKey)).status).toBe(403);
  }
});

test('the list is searched by name, email and address, and filtered by side', async () => {
  expect(new Set((await rowsOf('admin', { Side: 'CLIENTS' })).map(({ Email }) => Email))).toEqual(
    new Set(['client@demo.test', 'sub-client@demo.test']),
  );
  expect((await rowsOf('admin', { Side: 'STAFF' })).map(({ Side }) => Side)).not.toContain('CLIENTS');
  expect((await rowsOf('admin', { Search: 'finance@demo' })).map(({ Email }) => Email)).toEqual([
    'finance@demo.test',
  ]);
  expect((await rowsOf('admin', { Search: '127.0.0' })).length).toBe((await rowsOf('admin')).length);
  expect(await rowsOf('admin', { Search: '10.9.8.7' })).toEqual([]);
  expect((await rowsOf('admin', { Role: 'CEO' })).map(({ Email }) => Email)).toEqual(['ceo@demo.test']);
});

test('an ended session is out at once and recorded with the person; others of the person remain', async () => {
  const [one, other] = [
    await openSessionFor(portal.db, 'assessor'),
    await openSessionFor(portal.db, 'assessor'),
  ];
  expect(await isIn(one)).toBe(true);
  const newest = (await rowsOf('it', { Search: 'assessor@demo.test', Sort: '-CreatedAt' }))[0];
  expect((await end('it', newest?.SessionKey ?? '')).data).toEqual({ Ended: 1 });
  expect([await isIn(one), await isIn(other)]).toEqual([true, false]);
  const row = await portal.db
    .selectFrom('Audit')
    .select(['Object', 'Detail'])
    .where('Event', '=', 'SESSION_END_BY_STAFF')
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ Object: await portal.userKey('assessor'), Detail: { Ended: 1 } });
  // A second time there is nothing left to end.
  expect((await end('it', newest?.SessionKey ?? '')).status).toBe(404);
});

test('several sessions end together, with one record per person', async () => {
  for (const user of ['assessor2', 'assessor2', 'scheduling']) await openSessionFor(portal.db, user);
  const chosen = (await rowsOf('admin')).filter(({ Email }) =>
    ['assessor2@demo.test', 'scheduling@demo.test'].includes(Email),
  );
  expect((await end('admin', ...chosen.map(({ SessionKey }) => SessionKey))).data).toEqual({ Ended: 3 });
  const logged = await portal.db
    .selectFrom('Audit')
    .select(['Object', 'Detail'])
    .where('Event', '=', 'SESSION_END_BY_STAFF')
    .orderBy('Id', 'desc')
    .limit(2)
    .execute();
  expect(logged).toEqual(
    expect.arrayContaining([
      { Object: await portal.userKey('assessor2'), Detail: { Ended: 2 } },
      { Object: await portal.userKey('scheduling'), Detail: { Ended: 1 } },
    ]),
  );
});

test('users end no session that they could not end on the page of the person, alone or among others', async () => {
  const mayEnd = async (by: string, of: string) => (await rowOf(by, of)).CanEnd;
  expect(await mayEnd('sub-admin', 'admin')).toBe(false);
  expect(await mayEnd('sub-admin', 'ceo')).toBe(true);
  expect(await mayEnd('it', 'ceo')).toBe(false);
  expect(await mayEnd('it', 'business')).toBe(true);
  expect(await mayEnd('it', 'client')).toBe(true);
  expect(await mayEnd('admin', 'sub-admin')).toBe(true);
  // Sub-accounts are suspended by their client or by an administrator, and not signed out.
  expect(await mayEnd('admin', 'sub-client')).toBe(false);
  // One's own current session has "Sign out".
  expect(await rowOf('admin', 'admin')).toMatchObject({ IsThis: true, CanEnd: false });

  const [admin, business] = [await rowOf('sub-admin', 'admin'), await rowOf('sub-admin', 'business')];
  expect((await end('sub-admin', admin.SessionKey)).status).toBe(403);
  expect((await end('sub-admin', business.SessionKey, admin.SessionKey)).status).toBe(403);
  expect((await end('it', (await rowOf('admin', 'ceo')).SessionKey)).status).toBe(403);
  expect((await end('it', (await rowOf('admin', 'sub-client')).SessionKey)).status).toBe(404);
  const still = (await rowsOf('admin')).map(({ Email }) => Email);
  expect(still).toEqual(expect.arrayContaining(['admin', 'business', 'ceo', 'sub-client'].map(emailOf)));
});

test('idle and expired sessions are not listed', async () => {
  const { Id } = await portal.db
    .selectFrom('Account')
    .select('Id')
    .where('Email', '=', 'indepreviewer@demo.test')
    .executeTakeFirstOrThrow();
  await openSessionFor(portal.db, 'indepreviewer');
  expect(await rowsOf('admin', { Search: 'indepreviewer@demo.test' })).toHaveLength(1);
  await portal.db
    .updateTable('Session')
    .set({ SeenAt: new Date(Date.now() - 31 * 60_000) })
    .where('AccountId', '=', Id)
    .execute();
  expect(await rowsOf('admin', { Search: 'indepreviewer@demo.test' })).toEqual([]);
});
