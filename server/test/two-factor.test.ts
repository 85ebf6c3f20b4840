import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Accounts, PASSWORD, startAccounts } from './support/accounts.ts';

let house: Accounts;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-two-factor-'));
  house = await startAccounts({ DATA_DIR: folder });
});
afterAll(async () => {
  await house.close();
  await rm(folder, { recursive: true, force: true });
});

const WRONG = 'Wrong-password-9';
const login = (Email: string, more: object = {}, door = 'backend', address = '10.0.0.1') =>
  house.post(`/auth/${door}/login`, { Email, Password: PASSWORD, ...more }, { address });
const tokenOf = async (email: string, more: object = {}) => String((await login(email, more)).data.Token);
const nowSeconds = (): number => Math.floor(Date.now() / 1000);
const codeAt = (secret: string, steps = 0) => generateSync({ secret, epoch: nowSeconds() + steps * 30 });
/** Codes are good for one step before and after; a test that reads the clock twice must not straddle a step. */
async function awayFromStep(): Promise<void> {
  const left = 30_000 - (Date.now() % 30_000);
  if (left < 3_000) await new Promise((next) => setTimeout(next, left + 50));
}

/** Sets up an authenticator with the code of the last step, so that the present one is still unused. */
async function withAuthenticator(email: string, roles: Parameters<Accounts['addAccount']>[1] = ['FINANCE']) {
  await awayFromStep();
  const id = await house.addAccount(email, roles);
  const token = await tokenOf(email);
  const secret = String((await house.post('/two-factor/authenticator/begin', {}, { token })).data.Secret);
  const { data } = await house.post(
    '/two-factor/authenticator/confirm',
    { Code: codeAt(secret, -1) },
    { token },
  );
  return { id, token, secret, codes: data.RecoveryCodes as string[] };
}

test('an authenticator is on after its first code, and its secret is nowhere in the database', async () => {
  const id = await house.addAccount('begin@example.com', ['FINANCE']);
  const token = await tokenOf('begin@example.com');
  const begun = (await house.post('/two-factor/authenticator/begin', {}, { token })).data;
  const secret = String(begun.Secret);
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(begun.Uri).toBe(`otpauth://totp/Assay:begin%40example.com?secret=${secret}&issuer=Assay`);
  const svg = Buffer.from(String(begun.Qr).replace('data:image/svg+xml;base64,', ''), 'base64').toString();
  expect(svg).toMatch(/^<svg /);
  // Begun is not on: nobody who closes the page half-way is locked out.
  expect((await login('begin@example.com')).status).toBe(200);
  const wrong = await house.post('/two-factor/authenticator/confirm', { Code: '000000' }, { token });
  expect(wrong.status).toBe(422);
  expect(wrong.error.Fields).toMatchObject([{ Field: 'Code', Code: 'ERR_OTP_WRONG' }]);
  const confirmed = await house.post(
    '/two-factor/authenticator/confirm',
    { Code: codeAt(secret) },
    { token },
  );
  const codes = confirmed.data.RecoveryCodes as string[];
  expect(codes).toHaveLength(10);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[A-HJKM-Z0-9]{4}-[A-HJKM-Z0-9]{4}-[A-HJKM-Z0-9]{4}$/);

  const row = await house.db
    .selectFrom('Totp')
    .selectAll()
    .where('AccountId', '=', id)
    .executeTakeFirstOrThrow();
  expect(row.Secret?.toString('latin1')).not.toContain(secret);
  expect(row.Secret?.toString('latin1')).not.toContain(secret.slice(0, 8));
  expect(row.NextSecret).toBeNull();
  const hashes = await house.db.selectFrom('RecoveryCode').selectAll().where('AccountId', '=', id).execute();
  expect(hashes).toHaveLength(10);
  const all = JSON.stringify(hashes.map((one) => one.CodeHash.toString('latin1')));
  for (const code of codes) expect(all).not.toContain(code.replaceAll('-', ''));
  expect((await stat(join(folder, 'secret.key'))).mode & 0o777).toBe(0o600);
  expect(Buffer.from((await readFile(join(folder, 'secret.key'), 'utf8')).trim(), 'base64')).toHaveLength(32);

  expect((await house.get('/two-factor/view', { token })).data).toMatchObject({
    IsAuthenticatorOn: true,
    RecoveryCodesLeft: 10,
    Passkeys: [],
    IsAsked: false,
    Proofs: ['OTP', 'RECOVERY'],
  });
  expect((await house.get('/user/info', { token })).data).toMatchObject({ IsTwoFactorOn: true });
});

test("a secret in another account's row opens nothing", async () => {
  const one = await withAuthenticator('row-one@example.com');
  const two = await withAuthenticator('row-two@example.com');
  const { Secret } = await house.db
    .selectFrom('Totp')
    .select('Secret')
    .where('AccountId', '=', one.id)
    .executeTakeFirstOrThrow();
  await house.db.updateTable('Totp').set({ Secret }).where('AccountId', '=', two.id).execute();
  const answer = await login('row-two@example.com', { Otp: codeAt(one.secret) });
  expect(answer.status).not.toBe(200);
});

test('the second factor is asked for after the right password, and only then', async () => {
  const { secret } = await withAuthenticator('asked@example.com');
  await house.addAccount('plain@example.com', ['FINANCE']);
  const needed = await login('asked@example.com');
  expect(needed.status).toBe(401);
  expect(needed.error).toMatchObject({
    Code: 'ERR_AUTH',
    Reasons: [{ Code: 'ERR_OTP_NEEDED' }],
    Data: { Methods: ['OTP', 'RECOVERY'] },
  });
  const strangers = [
    await login('asked@example.com', { Password: WRONG }),
    await login('asked@example.com', { Password: WRONG, Otp: codeAt(secret) }),
    await login('asked@example.com', { Otp: codeAt(secret) }, 'web'),
    await login('asked@example.com', {}, 'web'),
    await login('nobody@example.com', { Otp: codeAt(secret) }),
    await login('plain@example.com', { Password: WRONG, Otp: '123456' }),
  ];
  for (const answer of strangers) {
    expect(answer.status).toBe(401);
    expect(answer.error).toEqual(strangers[0]?.error);
    expect(answer.error.Reasons).toBeUndefined();
  }
  // None of them used the code up.
  const entered = await login('asked@example.com', { Otp: codeAt(secret) });
  expect(entered.status).toBe(200);
  const rows = (await house.get('/user/session/list', { token: String(entered.data.Token) })).data.Rows;
  expect(rows).toMatchObject([
    { IsThis: true, Method: 'OTP' },
    { IsThis: false, Method: 'PASSWORD' },
  ]);
});

test('a code works once, one step early or late, never two', async () => {
  const { secret } = await withAuthenticator('once@example.com');
  await awayFromStep();
  for (const steps of [-3, -2, 2, 3])
    expect((await login('once@example.com', { Otp: codeAt(secret, steps) })).error).toMatchObject({
      Reasons: [{ Code: 'ERR_OTP_WRONG' }],
    });
  // The code of the set-up is used up.
  expect((await login('once@example.com', { Otp: codeAt(secret, -1) })).status).toBe(401);
  const both = await Promise.all([
    login('once@example.com', { Otp: codeAt(secret) }, 'backend', '10.3.0.1'),
    login('once@example.com', { Otp: codeAt(secret) }, 'backend', '10.3.0.2'),
    login('once@example.com', { Otp: codeAt(secret) }, 'backend', '10.3.0.3'),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  expect((await login('once@example.com', { Otp: codeAt(secret) })).status).toBe(401);
  expect((await login('once@example.com', { Otp: codeAt(secret, 1) })).status).toBe(200);
  // After the code of a later step an earlier one is over.
  expect((await login('once@example.com', { Otp: codeAt(secret) })).status).toBe(401);
});

test('a recovery code works once, however it is typed; of two at once one', async () => {
  const { codes, token, secret } = await withAuthenticator('recovery@example.com');
  const [first = '', second = '', third = ''] = codes;
  const typed = first.toLowerCase().replaceAll('-', ' ');
  expect((await login('recovery@example.com', { Otp: typed })).status).toBe(200);
  expect((await login('recovery@example.com', { Otp: first })).status).toBe(401);
  const both = await Promise.all([1, 2].map(() => login('recovery@example.com', { Otp: second })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect((await house.get('/two-factor/view', { token })).data.RecoveryCodesLeft).toBe(8);

  const other = await withAuthenticator('recovery-other@example.com');
  expect((await login('recovery-other@example.com', { Otp: third })).status).toBe(401);
  expect(other.codes).not.toContain(third);

  const renewed = (await house.post('/two-factor/recovery', {}, { token })).data.RecoveryCodes as string[];
  expect(renewed).toHaveLength(10);
  expect((await login('recovery@example.com', { Otp: third })).status).toBe(401);
  expect((await login('recovery@example.com', { Otp: renewed[0] })).status).toBe(200);
  expect(secret).not.toBe('');
});

test('wrong codes count against the login limit and are in the log', async () => {
  const { id, secret } = await withAuthenticator('guess@example.com');
  for (let tries = 0; tries < 10; tries += 1)
    expect((await login('guess@example.com', { Otp: '000000' }, 'backend', '10.4.0.1')).status).toBe(401);
  expect((await login('guess@example.com', { Otp: codeAt(secret) }, 'backend', '10.4.0.1')).status).toBe(429);
  const log = await house.db
    .selectFrom('Audit')
    .select(['Event', 'Detail'])
    .where('AccountId', '=', id)
    .where('Event', '=', 'LOGIN_FAILED')
    .execute();
  expect(log).toHaveLength(10);
  expect(log[0]?.Detail).toMatchObject({ Door: 'backend', Reason: 'OTP' });
  expect(JSON.stringify(log)).not.toContain('000000');
  // Who has the password and many addresses finds an end as well.
  for (let tries = 0; tries < 10; tries += 1)
    await login('guess@example.com', { Otp: '000000' }, 'backend', `10.4.1.${tries}`);
  expect((await login('guess@example.com', { Otp: codeAt(secret) }, 'backend', '10.4.2.1')).status).toBe(429);
  // Without the password nobody uses that count up.
  const calm = await withAuthenticator('calm@example.com');
  for (let tries = 0; tries < 25; tries += 1)
    await login('calm@example.com', { Password: WRONG, Otp: '000000' }, 'backend', `10.5.0.${tries}`);
  expect((await login('calm@example.com', { Otp: codeAt(calm.secret) }, 'backend', '10.5.1.1')).status).toBe(
    200,
  );
});

test('a new authenticator takes the place of the old one with its first code, not before', async () => {
  const { token, secret } = await withAuthenticator('replace@example.com');
  const next = String((await house.post('/two-factor/authenticator/begin', {}, { token })).data.Secret);
  expect((await login('replace@example.com', { Otp: codeAt(next) })).status).toBe(401);
  expect((await login('replace@example.com', { Otp: codeAt(secret) })).status).toBe(200);
  await house.post('/two-factor/authenticator/confirm', { Code: codeAt(next, -1) }, { token });
  expect((await login('replace@example.com', { Otp: codeAt(secret, 1) })).status).toBe(401);
  expect((await login('replace@example.com', { Otp: codeAt(next) })).status).toBe(200);
});

test('a QR code that was left lying is good for nothing after a quarter of an hour', async () => {
  const id = await house.addAccount('late@example.com', ['FINANCE']);
  const token = await tokenOf('late@example.com');
  const begun = (await house.post('/two-factor/authenticator/begin', {}, { token })).data;
  const BegunAt = new Date(Date.now() - 15 * 60_000 - 1000);
  await house.db.updateTable('Totp').set({ BegunAt }).where('AccountId', '=', id).execute();
  const Code = codeAt(String(begun.Secret));
  const late = await house.post('/two-factor/authenticator/confirm', { Code }, { token });
  expect(late.status).toBe(409);
  expect(late.error.Message).toBe('This QR code is no longer good. Please begin again.');
});

test('what is grave asks again after ten minutes; the second factor answers, else the password', async () => {
  const { id, token, secret } = await withAuthenticator('step-up@example.com');
  const stale = (accountId: number, minutes: number) =>
    house.db
      .updateTable('Session')
      .set({ ProvenAt: new Date(Date.now() - minutes * 60_000) })
      .where('AccountId', '=', accountId)
      .execute();
  await stale(id, 9);
  expect((await house.post('/two-factor/recovery', {}, { token })).status).toBe(200);
  await stale(id, 11);
  for (const path of [
    '/two-factor/recovery',
    '/two-factor/authenticator/begin',
    '/two-factor/authenticator/remove',
    '/passkey/register/options',
  ]) {
    const held = await house.post(path, {}, { token });
    expect([path, held.status]).toEqual([path, 403]);
    expect(held.error).toMatchObject({ Code: 'ERR_FORBIDDEN', Reasons: [{ Code: 'ERR_STEP_UP' }] });
  }
  // With a second factor the password alone proves nothing any more.
  const password = await house.post('/auth/step-up', { Password: PASSWORD }, { token });
  expect(password.status).toBe(422);
  expect(password.error).toMatchObject({ Data: { Methods: ['OTP', 'RECOVERY'] } });
  const wrong = await house.post('/auth/step-up', { Otp: '000000' }, { token });
  expect(wrong.error.Fields).toMatchObject([{ Field: 'Otp', Code: 'ERR_OTP_WRONG' }]);
  expect((await house.post('/two-factor/recovery', {}, { token })).status).toBe(403);
  const proven = await house.post('/auth/step-up', { Otp: codeAt(secret) }, { token });
  expect(proven.status).toBe(200);
  expect(Date.now() - Date.parse(String(proven.data.ProvenAt))).toBeLessThan(60_000);
  expect((await house.post('/two-factor/recovery', {}, { token })).status).toBe(200);
  // The same code opens no second door.
  expect((await login('step-up@example.com', { Otp: codeAt(secret) })).status).toBe(401);

  const plain = await house.addAccount('step-plain@example.com', ['FINANCE']);
  const plainToken = await tokenOf('step-plain@example.com');
  await stale(plain, 11);
  const no = await house.post('/auth/step-up', { Password: WRONG }, { token: plainToken });
  expect(no.error.Fields).toMatchObject([{ Field: 'Password' }]);
  expect((await house.post('/two-factor/authenticator/begin', {}, { token: plainToken })).status).toBe(403);
  await house.post('/auth/step-up', { Password: PASSWORD }, { token: plainToken });
  expect((await house.post('/two-factor/authenticator/begin', {}, { token: plainToken })).status).toBe(200);
  const events = await house.db
    .selectFrom('Audit')
    .select(['Event', 'Detail'])
    .where('AccountId', '=', plain)
    .execute();
  expect(events).toContainEqual({ Event: 'STEP_UP_FAILED', Detail: { Method: 'PASSWORD' } });
  expect(events).toContainEqual({ Event: 'STEP_UP', Detail: { Method: 'PASSWORD' } });
  // Ten tries, as at the door.
  for (let tries = 0; tries < 10; tries += 1)
    await house.post('/auth/step-up', { Password: WRONG }, { token: plainToken });
  expect((await house.post('/auth/step-up', { Password: PASSWORD }, { token: plainToken })).status).toBe(429);
});

test('the rule holds staff without a second factor back, from everything but what they need for it', async () => {
  const admin = await withAuthenticator('rule-admin@example.com', ['ADMIN']);
  await house.addAccount('rule-it@example.com', ['IT']);
  await house.addAccount('rule-staff@example.com', ['SCHEDULING']);
  await house.addAccount('rule-client@example.com', ['CLIENT']);
  const it = await tokenOf('rule-it@example.com');
  const staff = await tokenOf('rule-staff@example.com');
  const client = String((await login('rule-client@example.com', {}, 'web')).data.Token);
  const count = '/user/notification/count';
  expect((await house.post('/two-factor/rule', { IsRequired: true }, { token: it })).status).toBe(403);
  expect((await house.get('/two-factor/rule', { token: staff })).status).toBe(403);
  expect((await house.get('/two-factor/rule', { token: it })).data).toMatchObject({ IsRequired: false });

  const on = await house.post('/two-factor/rule', { IsRequired: true }, { token: admin.token });
  expect(on.data).toMatchObject({ IsRequired: true });
  try {
    const held = await house.get(count, { token: staff });
    expect(held.status).toBe(403);
    expect(held.error.Reasons).toMatchObject([{ Code: 'ERR_TWO_FACTOR_NEEDED' }]);
    expect((await house.get('/user/session/list', { token: staff })).status).toBe(403);
    expect((await house.get('/user/info', { token: staff })).data).toMatchObject({
      IsTwoFactorMissing: true,
    });
    expect((await house.get('/two-factor/view', { token: staff })).data).toMatchObject({ IsAsked: true });
    expect((await house.get(count, { token: client })).status).toBe(200);
    expect((await house.get(count, { token: admin.token })).status).toBe(200);

    const begun = (await house.post('/two-factor/authenticator/begin', {}, { token: staff })).data;
    const Code = codeAt(String(begun.Secret));
    expect((await house.post('/two-factor/authenticator/confirm', { Code }, { token: staff })).status).toBe(
      200,
    );
    expect((await house.get(count, { token: staff })).status).toBe(200);

    const last = await house.post('/two-factor/authenticator/remove', {}, { token: staff });
    expect(last.status).toBe(409);
    expect(last.error.Message).toContain('last second factor');
    expect((await house.get('/two-factor/view', { token: staff })).data).toMatchObject({
      IsAuthenticatorOn: true,
    });
    expect((await house.get('/two-factor/rule', { token: admin.token })).data.StaffWithout).toBeGreaterThan(
      0,
    );
    await house.post('/auth/logout', {}, { token: staff });
  } finally {
    await house.post('/two-factor/rule', { IsRequired: false }, { token: admin.token });
  }
  const log = await house.db
    .selectFrom('Audit')
    .select('Detail')
    .where('Event', '=', 'TWO_FACTOR_RULE')
    .orderBy('Id')
    .execute();
  expect(log.map((row) => row.Detail)).toEqual([
    { Before: false, After: true },
    { Before: true, After: false },
  ]);
});

test('without the rule the last factor may go, its recovery codes go with it, and its owner is told', async () => {
  const { id, token, codes } = await withAuthenticator('remove@example.com');
  expect((await house.post('/two-factor/authenticator/remove', {}, { token })).status).toBe(200);
  expect((await login('remove@example.com')).status).toBe(200);
  const left = await house.db.selectFrom('RecoveryCode').selectAll().where('AccountId', '=', id).execute();
  expect(left).toEqual([]);
  expect(codes).toHaveLength(10);
  expect((await house.newestMail('remove@example.com'))?.Subject).toBe(
    'A second step of your sign-in was removed',
  );
  expect((await house.post('/two-factor/authenticator/remove', {}, { token })).status).toBe(404);
  const none = await house.post('/two-factor/recovery', {}, { token });
  expect(none.error.Message).toBe('Set up an authenticator or a passkey first.');
});

test('everybody sees their own sessions, and ends them; a foreign key is a missing one', async () => {
  await house.addAccount('mine@example.com', ['CLIENT']);
  await house.addAccount('theirs@example.com', ['CLIENT']);
  const enter = async (email: string, agent: string) => {
    const answer = await house.app.inject({
      method: 'POST',
      url: '/api/auth/web/login',
      payload: { Email: email, Password: PASSWORD },
      headers: { 'user-agent': agent },
      remoteAddress: '203.0.113.7',
    });
    return String((answer.json() as { data: { Token: string } }).data.Token);
  };
  const desk = await enter(
    'mine@example.com',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
  );
  const phone = await enter(
    'mine@example.com',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  );
  const strange = await enter('mine@example.com', 'curl/8');
  const foreign = await enter('theirs@example.com', 'curl/8');
  const rowsOf = async (token: string) =>
    (await house.get('/user/session/list', { token })).data.Rows as Record<string, unknown>[];
  const rows = await rowsOf(desk);
  expect(rows[0]).toMatchObject({
    IsThis: true,
    Browser: 'Edge',
    System: 'Windows',
    Address: '203.0.113.7',
    Method: 'PASSWORD',
  });
  expect(rows).toHaveLength(3);
  expect(rows.slice(1)).toContainEqual(
    expect.objectContaining({ Browser: 'Safari', System: 'iPhone', IsThis: false }),
  );
  expect(rows.slice(1)).toContainEqual(expect.objectContaining({ Browser: null, System: null }));
  expect(JSON.stringify(rows)).not.toContain(desk);

  const foreignKey = (await rowsOf(foreign))[0]?.SessionKey;
  const missing = await house.post(
    '/user/session/end',
    { SessionKey: 'nosuchsession12345' },
    { token: desk },
  );
  const others = await house.post('/user/session/end', { SessionKey: foreignKey }, { token: desk });
  expect([others.status, others.error]).toEqual([404, missing.error]);
  expect(await rowsOf(foreign)).toHaveLength(1);

  const phoneKey = rows.find((row) => row.System === 'iPhone')?.SessionKey;
  expect((await house.post('/user/session/end', { SessionKey: phoneKey }, { token: desk })).status).toBe(200);
  expect((await house.get('/user/info', { token: phone })).status).toBe(401);
  expect((await house.post('/user/session/end', { SessionKey: phoneKey }, { token: desk })).status).toBe(404);
  expect((await house.post('/user/session/end/others', {}, { token: desk })).data).toEqual({ Ended: 1 });
  expect((await house.get('/user/info', { token: strange })).status).toBe(401);
  expect(await rowsOf(desk)).toHaveLength(1);
  expect((await house.get('/user/info', { token: foreign })).status).toBe(200);
});
