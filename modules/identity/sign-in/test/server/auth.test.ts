import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#platform/server/database/connect.ts';
import { addressRange } from '#platform/server/http/address-range.ts';
import { type Accounts, PASSWORD, startAccounts } from '#quality/support/accounts.ts';
import { setAccountStatus } from '#quality/support/set-account-status.ts';
import { sessionCache } from '../../server/session-cache.ts';
import { startSessionCache } from '../../server/start-session-cache.ts';

let portal: Accounts;
beforeAll(async () => {
  portal = await startAccounts();
});
afterAll(() => portal.close());

const login = (Email: string, Password = PASSWORD, entry = 'web', address = '10.0.0.1') =>
  portal.post(`/auth/${entry}/login`, { Email, Password }, { address });
const tokenOf = async (email: string, password = PASSWORD, entry = 'web') =>
  String((await login(email, password, entry)).data.Token);
const isIn = async (token: string) => (await portal.get('/user/info', { token })).status === 200;

test('each audience admits its own users, and refuses all others with the same message', async () => {
  await portal.addAccount('login-client@example.com', ['CLIENT']);
  await portal.addAccount('login-staff@example.com', ['ASSESSOR', 'COO']);
  await portal.addAccount('login-pending@example.com', ['CLIENT'], { Status: 'PENDING' });
  await portal.addAccount('login-suspended@example.com', ['CLIENT'], { Status: 'SUSPENDED' });
  await portal.addAccount('login-invited@example.com', ['CLIENT'], { PasswordHash: null });
  expect((await login('Login-Client@Example.com')).status).toBe(200);
  expect((await login('login-staff@example.com', PASSWORD, 'backend')).status).toBe(200);
  const refused = await Promise.all([
    login('nobody@example.com'),
    login('login-client@example.com', 'wrong password'),
    login('login-client@example.com', PASSWORD, 'backend'),
    login('login-staff@example.com', 'wrong password', 'web'),
    login('login-pending@example.com'),
    login('login-suspended@example.com'),
    login('login-invited@example.com', ''.padEnd(12, ' ')),
  ]);
  for (const answer of refused) {
    expect(answer.status).toBe(401);
    expect(answer.error).toEqual({
      Code: 'ERR_AUTH',
      Message:
        'Incorrect email or password, or the account is not activated. Try again, or reset your password.',
    });
  }
});

test('a correct password of a staff member on the web side is answered with the side, and no one else learns it', async () => {
  const id = await portal.addAccount('side-staff@example.com', ['FINANCE']);
  await portal.addAccount('side-suspended@example.com', ['FINANCE'], { Status: 'SUSPENDED' });
  const apiAnswer = await login('side-staff@example.com', PASSWORD, 'web', '10.4.0.1');
  expect(apiAnswer.status).toBe(401);
  expect(apiAnswer.error).toEqual({
    Code: 'ERR_AUTH',
    Message: 'This is a staff account. Sign in on the staff side.',
    Reasons: [
      { Code: 'ERR_LOGIN_OTHER_SIDE', Message: 'This is a staff account. Sign in on the staff side.' },
    ],
    Data: { Side: 'STAFF' },
  });
  expect((await login('side-suspended@example.com', PASSWORD, 'web')).error.Data).toBeUndefined();
  const session = await portal.db.selectFrom('Session').select('Id').where('AccountId', '=', id).execute();
  expect(session).toEqual([]);
});

test('a sign-in through both sides is counted once in the limits', async () => {
  await portal.addAccount('once-staff@example.com', ['FINANCE']);
  const counts = async () =>
    Object.fromEntries(
      (
        await portal.db
          .selectFrom('Attempt')
          .select(['Name', 'Count'])
          .where((eb) => eb.or([eb('Name', 'like', '%once-staff%'), eb('Name', '=', 'login from 10.4.0.2')]))
          .execute()
      ).map(({ Name, Count }) => [Name, Count]),
    );
  expect((await login('once-staff@example.com', 'wrong password', 'web', '10.4.0.2')).status).toBe(401);
  const before = await counts();
  expect(before).toEqual({
    'login once-staff@example.com 10.4.0.2': 1,
    'guess once-staff@example.com': 1,
    'login from 10.4.0.2': 1,
  });
  for (let times = 0; times < 12; times += 1) {
    expect((await login('once-staff@example.com', PASSWORD, 'web', '10.4.0.2')).error.Data).toEqual({
      Side: 'STAFF',
    });
    expect((await login('once-staff@example.com', PASSWORD, 'backend', '10.4.0.2')).status).toBe(200);
  }
  expect(await counts()).toEqual({ 'guess once-staff@example.com': 1, 'login from 10.4.0.2': 1 });
});

test('a session is stored as a hash and ends with logout, idle time, or after twelve hours', async () => {
  await portal.addAccount('session@example.com', ['CLIENT']);
  const token = await tokenOf('session@example.com');
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await isIn(token)).toBe(true);
  const stored = await portal.db
    .selectFrom('Session')
    .selectAll()
    .orderBy('Id', 'desc')
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(stored)).not.toContain(token);
  expect(stored.ExpiresAt.getTime() - stored.CreatedAt.getTime()).toBe(12 * 3_600_000);

  await portal.post('/auth/logout', {}, { token });
  expect(await isIn(token)).toBe(false);

  const idle = await tokenOf('session@example.com');
  await portal.db
    .updateTable('Session')
    .set({ SeenAt: new Date(Date.now() - 30 * 60_000) })
    .where('EndedAt', 'is', null)
    .execute();
  expect(await isIn(idle)).toBe(false);

  const old = await tokenOf('session@example.com');
  await portal.db
    .updateTable('Session')
    .set({ ExpiresAt: new Date() })
    .where('EndedAt', 'is', null)
    .execute();
  expect(await isIn(old)).toBe(false);
});

test('ten failed attempts for an account from one address block it there, and nowhere else', async () => {
  await portal.addAccount('limit@example.com', ['CLIENT']);
  for (let tries = 0; tries < 10; tries += 1)
    expect((await login('limit@example.com', 'wrong one', 'web', '10.1.0.1')).status).toBe(401);
  const refused = await login('limit@example.com', PASSWORD, 'web', '10.1.0.1');
  expect(refused.status).toBe(429);
  expect(refused.error).toMatchObject({
    Code: 'ERR_RATE_LIMIT',
    Message: 'Too many attempts. Try again in 15 minutes.',
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
  expect((await login('limit@example.com', PASSWORD, 'web', '10.1.0.2')).status).toBe(200);
  // Unknown addresses are limited in the same way.
  for (let tries = 0; tries < 10; tries += 1)
    await login('no-limit@example.com', 'wrong one', 'web', '10.1.0.3');
  expect((await login('no-limit@example.com', 'wrong one', 'web', '10.1.0.3')).status).toBe(429);
  await portal.db
    .updateTable('Attempt')
    .set({ WindowStartedAt: new Date(Date.now() - 15 * 60_000) })
    .execute();
  expect((await login('limit@example.com', PASSWORD, 'web', '10.1.0.1')).status).toBe(200);
});

test('concurrent attempts are counted before they are checked; success resets the count of the account', async () => {
  await portal.addAccount('parallel@example.com', ['CLIENT']);
  for (let tries = 0; tries < 9; tries += 1)
    await login('parallel@example.com', 'wrong one', 'web', '10.2.0.1');
  expect((await login('parallel@example.com', PASSWORD, 'web', '10.2.0.1')).status).toBe(200);
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => login('parallel@example.com', 'wrong one', 'web', '10.2.0.1')),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
});

test('one address is limited over all accounts, an IPv6 prefix as a whole', async () => {
  expect(addressRange('::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(addressRange('2001:db8:0:1:aaaa::1')).toBe('2001:db8:0:1::/64');
  expect(addressRange('2001:DB8::5')).toBe('2001:db8:0:0::/64');
  expect(addressRange('::1')).toBe('0:0:0:0::/64');
  await portal.db
    .insertInto('Attempt')
    .values({ Name: 'login from 2001:db8:0:7::/64', Count: 100, WindowStartedAt: new Date() })
    .execute();
  expect((await login('anybody@example.com', 'wrong one', 'web', '2001:db8:0:7:1:2:3:4')).status).toBe(429);
});

test('new terms block access until they are accepted', async () => {
  const id = await portal.addAccount('terms@example.com', ['FINANCE']);
  await portal.db.updateTable('Account').set({ PrivacyVersion: '0.9' }).where('Id', '=', id).execute();
  const token = await tokenOf('terms@example.com', PASSWORD, 'backend');
  expect((await portal.get('/user/info', { token })).data).toMatchObject({
    IsTCUpdated: true,
    IsHaveOrganization: false,
    OrgName: null,
  });
  expect((await portal.post('/user/update/terms', {}, { token })).data).toMatchObject({ IsTCUpdated: false });
  await portal.post('/user/language', { Language: 'CHS' }, { token });
  expect((await portal.get('/user/info', { token })).data).toMatchObject({ Language: 'CHS' });
});

test('changes by another process take effect here within a second, and the cache is off without a listener', async () => {
  const id = await portal.addAccount('cache@example.com', ['SCHEDULING']);
  const other = connect(portal.url, 1);
  const { stop } = await startSessionCache(String(portal.pool.options.connectionString));
  try {
    const rolesOf = async (token: string) => (await portal.get('/user/notification/count', { token })).status;
    const soon = async (token: string) => {
      const until = Date.now() + 900;
      while (Date.now() < until) if ((await rolesOf(token)) === 401) return true;
      return false;
    };
    const first = await tokenOf('cache@example.com', PASSWORD, 'backend');
    expect(await rolesOf(first)).toBe(200);
    await other.db.updateTable('Session').set({ EndedAt: new Date() }).where('AccountId', '=', id).execute();
    expect(await soon(first)).toBe(true);

    const second = await tokenOf('cache@example.com', PASSWORD, 'backend');
    expect(await rolesOf(second)).toBe(200);
    await setAccountStatus(other.db, { Id: id }, 'SUSPENDED');
    expect(await soon(second)).toBe(true);

    await setAccountStatus(other.db, { Id: id }, 'ACTIVE');
    const isCached = () => {
      sessionCache()?.prepareStore('probe')({ Person: {} as never, ExpiresAt: new Date() });
      return sessionCache()?.get('probe') !== undefined;
    };
    const until = async (expected: boolean) => {
      for (let tries = 0; tries < 100 && isCached() !== expected; tries += 1)
        await new Promise((next) => setTimeout(next, 50));
      return isCached();
    };
    expect(await until(true)).toBe(true);
    await other.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query like 'LISTEN%' and datname = current_database()",
    );
    expect(await until(false)).toBe(false);
    expect(await until(true)).toBe(true);
  } finally {
    await stop();
    await other.db.destroy();
  }
});

test('the log has sign-ins, failures and changes, for settings roles only', async () => {
  await portal.addAccount('it@example.com', ['IT']);
  await portal.addAccount('logged@example.com', ['CLIENT']);
  const mine = await tokenOf('logged@example.com');
  await login('logged@example.com', 'wrong one');
  await portal.post('/auth/logout', {}, { token: mine });
  const token = await tokenOf('it@example.com', PASSWORD, 'backend');
  const { data } = await portal.get('/log/list?Search=Logged@example.com', { token });
  expect(data).toMatchObject({ Total: 3, IsTotalCapped: false });
  expect(data.Rows).toMatchObject([
    { Event: 'LOGOUT', Who: 'Mei Chan', Email: 'logged@example.com', Address: '127.0.0.1' },
    {
      Event: 'LOGIN_FAILED',
      Address: '10.0.0.1',
      Detail: 'Email: logged@example.com · Reason: PASSWORD · Audience: web',
    },
    { Event: 'LOGIN', Address: '10.0.0.1' },
  ]);
  const limits = await portal.get('/log/list?Event=RATE_LIMIT', { token });
  expect(Number(limits.data.Total)).toBeGreaterThan(0);
  expect(JSON.stringify((await portal.get('/log/list?PageSize=100', { token })).data)).not.toContain(
    PASSWORD,
  );
  expect((await portal.get('/log/list', { token: await tokenOf('logged@example.com') })).status).toBe(403);
});

test('configuration and texts are public', async () => {
  const { data } = await portal.get('/auth/config');
  expect(data).toMatchObject({
    Name: { EN: 'Assay', CHT: 'Assay', CHS: 'Assay' },
    PublicUrl: 'https://portal.example',
    IdleMinutes: 30,
    PasswordMinLength: 10,
  });
  expect(data.Languages).toEqual([
    { Name: 'English', Code: 'EN', AlternativeCode: 'EN' },
    { Name: '繁體中文', Code: 'CHT', AlternativeCode: 'TC' },
    { Name: '简体中文', Code: 'CHS', AlternativeCode: 'SC' },
  ]);
  expect((await portal.get('/translation/public?LanguageCode=SC')).data.MAIL_RESET_SUBJECT).toBe(
    '重置您的 {{brand}} 密码',
  );
});
