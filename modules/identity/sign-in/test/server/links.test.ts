import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Accounts, PASSWORD, startAccounts } from '#quality/support/accounts.ts';

let portal: Accounts;
beforeAll(async () => {
  portal = await startAccounts();
});
afterAll(() => portal.close());

const NEW = 'Violet-lantern-21';
const login = (Email: string, Password = PASSWORD, entry = 'web', address = '10.0.0.1') =>
  portal.post(`/auth/${entry}/login`, { Email, Password }, { address });
const tokenOf = async (email: string, password = PASSWORD, entry = 'web') =>
  String((await login(email, password, entry)).data.Token);
const isIn = async (token: string) => (await portal.get('/user/info', { token })).status === 200;
const registration = (Email: string, more = {}) => ({
  Email,
  Password: NEW,
  FirstName: 'Ka Yan',
  LastName: 'Wong',
  PhoneNo: '9123 4567',
  IsTermsAccepted: true,
  OrgName: { EN: 'Harbour Tea Limited', CHT: '海港茶業有限公司' },
  ...more,
});

test('registration reveals nothing about known addresses, and only their owners are notified', async () => {
  await portal.addAccount('known@example.com', ['CLIENT']);
  const fresh = await portal.post('/auth/register', registration('fresh@example.com'));
  const known = await portal.post('/auth/register', registration('Known@example.com'));
  expect(fresh).toMatchObject({ status: 200, data: {} });
  expect(known.error).toEqual(fresh.error);
  expect((await portal.newestMail('known@example.com'))?.Subject).toBe(
    'You already have an account with Assay',
  );
  const mail = await portal.newestMail('fresh@example.com');
  expect(mail?.Subject).toBe('Activate your Assay account');
  expect(mail?.Text).toContain('https://portal.example/register/verified?code=');
  expect(mail?.Text).not.toContain('Ka Yan');
  expect(await login('fresh@example.com', NEW)).toMatchObject({ status: 401 });
});

test('the chosen service is in the links of registration, of registering again and of a new email', async () => {
  const ServiceKey = 'service-to-apply-for';
  const address = 'chooses@example.com';
  const link = async () => (await portal.newestMail(address))?.Text ?? '';
  await portal.post('/auth/register', registration(address, { ServiceKey }));
  expect(await link()).toMatch(/\/register\/verified\?code=[\w-]+&service=service-to-apply-for/);
  await portal.post('/auth/activate/resend', { Email: address, ServiceKey });
  expect(await link()).toMatch(/\/register\/verified\?code=[\w-]+&service=service-to-apply-for/);
  await portal.post('/auth/register', registration(address, { ServiceKey }));
  expect(await link()).toMatch(/\/forgot\/reset\?code=[\w-]+&first=true&service=service-to-apply-for/);
  // Only a key: other text could reach a stranger's mailbox.
  const refused = await portal.post('/auth/register', registration(address, { ServiceKey: 'Pay me now!' }));
  expect(refused.status).toBe(422);
});

test('an account is activated by its code, once, with its organisation and the accepted versions', async () => {
  await portal.post('/auth/register', registration('opens@example.com'), { language: 'TC' });
  const mail = await portal.newestMail('opens@example.com');
  expect(mail?.Subject).toBe('啟用你的 Assay 帳戶');
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => portal.post('/auth/activate', { Code: mail?.code })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const late = answers.find(({ status }) => status !== 200);
  expect(late?.status).toBe(422);
  expect(late?.error.Message).toBe('This link has expired. Request a new one.');
  const token = String(answers.find(({ status }) => status === 200)?.data.Token);
  const { data } = await portal.get('/user/info', { token });
  expect(data).toMatchObject({
    Email: 'opens@example.com',
    UserRoleList: ['CLIENT'],
    UserRole: 'CLIENT',
    IsHaveOrganization: true,
    IsTCUpdated: false,
    Language: 'CHT',
    OrgName: { EN: 'Harbour Tea Limited', CHT: '海港茶業有限公司', CHS: '' },
    PhoneCode: '+852',
  });
  const { Search } = await portal.db
    .selectFrom('Organisation')
    .select('Search')
    .orderBy('Id', 'desc')
    .executeTakeFirstOrThrow();
  expect(Search).toBe('harbour tea limited 海港茶业有限公司');
});

test('registering again before activation: the last names apply, the password is chosen with the latest email', async () => {
  await portal.post('/auth/register', registration('twice@example.com', { Password: 'Amber-window-93' }));
  const first = await portal.newestMail('twice@example.com');
  await portal.post(
    '/auth/register',
    registration('twice@example.com', { OrgName: { EN: 'Second Tea Limited' } }),
  );
  const newest = await portal.newestMail('twice@example.com');
  expect(newest?.Text).toContain('was registered again before its account was activated');
  expect(newest?.Text).not.toContain('An account has been created for you');
  for (const mail of [first, newest])
    expect((await portal.post('/auth/activate', { Code: mail?.code })).status).toBe(422);
  expect(
    (await portal.post('/user/reset', { Code: newest?.code, Password: 'Cobalt-meadow-48' })).status,
  ).toBe(200);
  for (const typed of ['Amber-window-93', NEW])
    expect((await login('twice@example.com', typed)).status).toBe(401);
  const { data } = await portal.get('/user/info', {
    token: await tokenOf('twice@example.com', 'Cobalt-meadow-48'),
  });
  expect(data.OrgName).toMatchObject({ EN: 'Second Tea Limited' });
});

test('concurrent registrations of one address create one account', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => portal.post('/auth/register', registration('crowd@example.com'))),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(
    await portal.db.selectFrom('Account').select('Id').where('Email', '=', 'crowd@example.com').execute(),
  ).toHaveLength(1);
});

test('a resent link works, an expired one does not, and the response does not reveal whether an email was sent', async () => {
  await portal.post('/auth/register', registration('resend@example.com'));
  const answers = await Promise.all(
    ['resend@example.com', 'stranger@example.com'].map((Email) =>
      portal.post('/auth/activate/resend', { Email }),
    ),
  );
  expect(answers[0]?.error).toEqual(answers[1]?.error);
  expect(await portal.newestMail('stranger@example.com')).toBeUndefined();
  const { code } = (await portal.newestMail('resend@example.com')) ?? {};
  await portal.db.updateTable('OneTimeLink').set({ ExpiresAt: new Date() }).execute();
  expect((await portal.post('/auth/activate', { Code: code })).status).toBe(422);
});

test('concurrently created and used links never deadlock', async () => {
  await portal.post('/auth/register', registration('crossing@example.com'));
  const { code } = (await portal.newestMail('crossing@example.com')) ?? {};
  const crossing = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      at % 3 === 0
        ? portal.post('/auth/activate/resend', { Email: 'crossing@example.com' })
        : portal.post('/auth/activate', { Code: code }),
    ),
  );
  expect(crossing.filter(({ status }) => status !== 200 && status !== 422)).toEqual([]);
});

test('a code is valid only for its purpose', async () => {
  await portal.addAccount('purpose@example.com', ['CLIENT']);
  await portal.post('/user/forgot', { Email: 'purpose@example.com' });
  const { code: Code } = (await portal.newestMail('purpose@example.com')) ?? {};
  expect((await portal.post('/auth/exchange', { Code })).status).toBe(422);
  expect((await portal.post('/auth/activate', { Code })).status).toBe(422);
  await portal.db
    .updateTable('Account')
    .set({ Email: 'moved@example.com' })
    .where('Email', '=', 'purpose@example.com')
    .execute();
  expect((await portal.post('/user/reset', { Code, Password: NEW })).status).toBe(422);
});

test('a forgotten password: same response for all, single use, all sessions end, the owner is notified', async () => {
  await portal.addAccount('forgot@example.com', ['CLIENT']);
  const token = await tokenOf('forgot@example.com');
  const known = await portal.post('/user/forgot', { Email: 'forgot@example.com' });
  const unknown = await portal.post('/user/forgot', { Email: 'unknown@example.com' });
  expect(known.error).toEqual(unknown.error);
  const mail = await portal.newestMail('forgot@example.com');
  expect(mail?.Text).toContain('https://portal.example/forgot/reset?code=');
  const Code = mail?.code;
  const poor = await portal.post('/user/reset', { Code, Password: 'password123' });
  expect(poor.error.Fields).toEqual([
    {
      Field: 'Password',
      Code: 'ERR_PASSWORD_COMMON',
      Message: 'This password is too easy to guess. Avoid common passwords and your email name.',
    },
  ]);
  expect(await isIn(token)).toBe(true);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => portal.post('/user/reset', { Code, Password: NEW })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await isIn(token)).toBe(false);
  expect((await login('forgot@example.com')).status).toBe(401);
  expect((await login('forgot@example.com', NEW)).status).toBe(200);
  expect((await portal.newestMail('forgot@example.com'))?.Subject).toBe('Your password was changed');
});

test('an invited account is activated by choosing its password', async () => {
  await portal.addAccount('invited@example.com', ['ASSESSOR'], { Status: 'PENDING', PasswordHash: null });
  await portal.post('/user/forgot', { Email: 'invited@example.com' });
  const { code: Code, Subject } = (await portal.newestMail('invited@example.com')) ?? {};
  expect(Subject).toBe('You are invited to Assay');
  expect((await portal.post('/user/reset', { Code, Password: NEW })).status).toBe(200);
  expect((await login('invited@example.com', NEW, 'backend')).status).toBe(200);
});

test('changing the password ends the other sessions and retains this one', async () => {
  await portal.addAccount('change@example.com', ['CLIENT']);
  const [here, there] = [await tokenOf('change@example.com'), await tokenOf('change@example.com')];
  const wrong = await portal.post(
    '/user/password',
    { OldPassword: 'not this one', Password: NEW },
    { token: here },
  );
  expect(wrong.error.Fields).toMatchObject([{ Field: 'OldPassword', Code: 'ERR_PASSWORD_OLD' }]);
  const short = await portal.post(
    '/user/password',
    { OldPassword: PASSWORD, Password: 'short-one' },
    { token: here },
  );
  expect(short.error.Fields).toMatchObject([
    { Code: 'ERR_PASSWORD_SHORT', Message: 'Use at least 10 characters.' },
  ]);
  expect(
    (await portal.post('/user/password', { OldPassword: PASSWORD, Password: NEW }, { token: here })).status,
  ).toBe(200);
  expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
});

test('a signed-in user who opens a link learns whether it is their own, and nothing about other accounts', async () => {
  await portal.db.deleteFrom('Attempt').execute();
  await portal.addAccount('own-link@example.com', ['CLIENT']);
  await portal.addAccount('other-link@example.com', ['CLIENT']);
  const token = await tokenOf('own-link@example.com');
  const codeOf = async (Email: string) => {
    await portal.post('/user/forgot', { Email });
    return String((await portal.newestMail(Email))?.code);
  };
  const owner = async (Code: string) => (await portal.post('/auth/link/owner', { Code }, { token })).data;
  const [own, other] = [await codeOf('own-link@example.com'), await codeOf('other-link@example.com')];
  expect(await owner(own)).toEqual({ IsOwn: true, IsOpen: true });
  expect(await owner(other)).toEqual({ IsOwn: false, IsOpen: false });
  expect(await owner('x'.repeat(43))).toEqual({ IsOwn: false, IsOpen: false });
  // The query consumes nothing; an expired link still belongs to the caller.
  expect(await owner(own)).toEqual({ IsOwn: true, IsOpen: true });
  await portal.db
    .updateTable('OneTimeLink')
    .set({ ExpiresAt: new Date(Date.now() - 1_000) })
    .execute();
  expect(await owner(own)).toEqual({ IsOwn: true, IsOpen: false });
  expect((await portal.post('/auth/link/owner', { Code: own })).status).toBe(401);
});
