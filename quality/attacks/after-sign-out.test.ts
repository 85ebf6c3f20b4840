import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '#apps/server/http-modules.ts';
import { DEMO_PASSWORD } from '#modules/identity/sign-in/server/demo-password.ts';
import { exportUrl } from '../support/download-export.ts';
import { startTestPortal, type TestPortal } from '../support/portal.ts';
import { newestMail } from '../support/sessions.ts';
import { PASSWORD, PERSON, registration, userFixture } from '../support/user-fixture.ts';

/**
 * Attack tests: after sign-out, the session's token and the tickets issued in it no longer give access to
 * anything.
 */
let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());

const { accountOf, newClient, tokenOf } = userFixture(() => portal);
const raw = (url: string) => portal.app.inject({ url });

describe('download tickets end with the session', () => {
  const tickets: [name: string, path: string, body: () => Promise<object>][] = [
    ['own data', '/user/data', async () => ({})],
    ['file', '/media/ticket', async () => ({ FileKey })],
  ];
  let FileKey: string;
  let headers: Record<string, string>;
  const Email = 'ticket@client.test';
  beforeAll(async () => {
    headers = await newClient(Email);
    FileKey = await portal.upload('client', 'document');
    await portal.db
      .updateTable('File')
      .set({ AccountId: (await accountOf(Email)).Id })
      .where('FileKey', '=', FileKey)
      .execute();
  });
  const ask = async (path: string, body: object) => {
    const { status, data, error } = await portal.post(null, path, body, headers);
    expect([status, error?.Code]).toEqual([200, undefined]);
    return String(data.Url);
  };

  test.each(tickets)('%s: once, and not after sign-out', async (_, path, body) => {
    const good = await ask(path, await body());
    expect((await raw(good)).statusCode).toBe(200);
    expect((await raw(good)).statusCode).toBe(404);
    const late = await ask(path, await body());
    expect((await portal.post(null, '/auth/logout', {}, headers)).status).toBe(200);
    await portal.db
      .updateTable('Session')
      .set({ EndedAt: new Date() })
      .where('AccountId', '=', (await accountOf(Email)).Id)
      .where('EndedAt', 'is', null)
      .execute();
    expect((await raw(late)).statusCode).toBe(404);
    headers = await tokenOf(Email);
  });

  test('a session that timed out does not extend them', async () => {
    const late = await ask('/user/data', {});
    const old = new Date(Date.now() - 3_600_000);
    await portal.db
      .updateTable('Session')
      .set({ SeenAt: old })
      .where('AccountId', '=', (await accountOf(Email)).Id)
      .execute();
    expect((await raw(late)).statusCode).toBe(404);
    headers = await tokenOf(Email);
  });

  test('an exported list: not after sign-out', async () => {
    const login = await portal.post(null, '/auth/backend/login', {
      Email: 'finance@demo.test',
      Password: DEMO_PASSWORD,
    });
    const own = { authorization: `Bearer ${login.data.Token}` };
    const url = async () => (await exportUrl(portal, null, { List: 'CLIENTS' }, own)).url;
    expect((await raw(await url())).statusCode).toBe(200);
    const late = await url();
    await portal.post(null, '/auth/logout', {}, own);
    expect((await raw(late)).statusCode).toBe(404);
  });

  test('a file of an application that is no longer shared', async () => {
    const url = await ask('/media/ticket', { FileKey });
    await portal.db.updateTable('File').set({ AccountId: null }).where('FileKey', '=', FileKey).execute();
    expect((await raw(url)).statusCode).toBe(404);
  });
});

test('an ended token is refused by every call', async () => {
  const headers = await newClient('over@client.test');
  const call = async (method: 'GET' | 'POST', path: string) =>
    (
      await portal.app.inject({
        method,
        url: `/api${path}`,
        headers,
        ...(method === 'POST' && { payload: {} }),
      })
    ).statusCode;
  // Control: the token works until the sign-out.
  expect(await call('GET', '/user/info')).toBe(200);
  expect((await portal.post(null, '/auth/logout', {}, headers)).status).toBe(200);
  const wrong: string[] = [];
  for (const { method, path, access } of routes) {
    if (access === 'public') continue;
    const status = await call(method, path);
    if (status !== 401) wrong.push(`${method} ${path}: ${status}`);
  }
  expect(wrong).toEqual([]);
});

test('all of it is logged without secrets', async () => {
  const staff = await portal.userKey('finance');
  const { data } = await portal.post('admin', '/user/create', { Email: 'gone@client.test', ...PERSON });
  const UserKey = String(data.UserKey);
  for (const [user, path, body] of [
    ['admin', '/user/update', { UserKey, ...PERSON, Email: 'left@client.test' }],
    ['admin', '/user/remove', { UserKey, Remark: 'x' }],
    ['admin', '/user/staff/suspend', { UserKey: staff, Remark: 'x' }],
    [null, '/user/forgot', { Email: 'client@demo.test' }],
    [null, '/auth/register', registration('new@client.test')],
    ['client', '/user/create', { Email: 'never@client.test', ...PERSON }],
  ] as const)
    expect([path, (await portal.post(user, path, body)).status]).toEqual([
      path,
      user === 'client' ? 403 : 200,
    ]);
  const { code: Code } = await newestMail(portal, 'new@client.test');
  expect((await portal.post(null, '/auth/activate', { Code })).status).toBe(200);
  const mails = await portal.get('admin', '/log/mail/list');
  const [{ MailKey }] = mails.data.Rows as [{ MailKey: string }];
  expect((await portal.get('admin', '/log/mail/view', { MailKey })).status).toBe(200);
  const wrong = { Email: 'client@demo.test', Password: 'Attackers-words-1' };
  expect((await portal.post(null, '/auth/web/login', wrong)).status).toBe(401);
  const rows = await portal.db
    .selectFrom('Audit')
    .select(['Event', sql<string>`coalesce(detail::text, '') || coalesce(object, '')`.as('All')])
    .execute();
  const events = new Set(rows.map((row) => row.Event));
  for (const event of [
    'ACCOUNT_CREATE',
    'ACCOUNT_UPDATE',
    'ACCOUNT_SUSPEND',
    'ACCOUNT_REMOVE',
    'PASSWORD_FORGOT',
    'PASSWORD_RESET',
    'REGISTER',
    'ACTIVATE',
    'LOGIN',
    'LOGIN_FAILED',
    'LOGOUT',
    'EXPORT',
    'OWN_DATA',
    'FILE_DOWNLOADED',
    'MAIL_VIEW',
    'DENIED',
  ])
    expect(events).toContain(event);
  const sent = await portal.db.selectFrom('Mail').select('Text').execute();
  const secrets = [
    PASSWORD,
    DEMO_PASSWORD,
    'Attackers-words-1',
    'argon2',
    ...sent.flatMap(({ Text }) => /code=([\w-]{43})/.exec(Text)?.[1] ?? []),
  ];
  const all = rows.map((row) => row.All).join('\n');
  for (const secret of secrets) expect(all).not.toContain(secret);
});
