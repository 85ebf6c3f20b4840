import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAccountsInFolder } from '#quality/support/accounts-in-folder.ts';
import { authenticators, awayFromStep, codeAt } from '#quality/support/authenticators.ts';

let portal: Awaited<ReturnType<typeof startAccountsInFolder>>;
beforeAll(async () => {
  portal = await startAccountsInFolder();
});
afterAll(() => portal.close());

const { login, tokenOf, withAuthenticator } = authenticators(() => portal);
const WRONG = 'Wrong-password-9';

test('an authenticator is active after its first code, and its secret is not readable in the database', async () => {
  const id = await portal.addAccount('begin@example.com', ['FINANCE']);
  const token = await tokenOf('begin@example.com');
  const begun = (await portal.post('/two-factor/authenticator/begin', {}, { token })).data;
  const secret = String(begun.Secret);
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(begun.Uri).toBe(`otpauth://totp/Assay:begin%40example.com?secret=${secret}&issuer=Assay`);
  const svg = Buffer.from(String(begun.Qr).replace('data:image/svg+xml;base64,', ''), 'base64').toString();
  expect(svg).toMatch(/^<svg /);
  // Started is not enabled: closing the page half-way locks no one out.
  expect((await login('begin@example.com')).status).toBe(200);
  const wrong = await portal.post('/two-factor/authenticator/confirm', { Code: '000000' }, { token });
  expect(wrong.status).toBe(422);
  expect(wrong.error.Fields).toMatchObject([{ Field: 'Code', Code: 'ERR_OTP_WRONG' }]);
  const confirmed = await portal.post(
    '/two-factor/authenticator/confirm',
    { Code: codeAt(secret) },
    { token },
  );
  const codes = confirmed.data.RecoveryCodes as string[];
  expect(codes).toHaveLength(10);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[A-HJKM-Z0-9]{4}-[A-HJKM-Z0-9]{4}-[A-HJKM-Z0-9]{4}$/);

  const row = await portal.db
    .selectFrom('Totp')
    .selectAll()
    .where('AccountId', '=', id)
    .executeTakeFirstOrThrow();
  expect(row.Secret?.toString('latin1')).not.toContain(secret);
  expect(row.Secret?.toString('latin1')).not.toContain(secret.slice(0, 8));
  expect(row.NextSecret).toBeNull();
  const hashes = await portal.db.selectFrom('RecoveryCode').selectAll().where('AccountId', '=', id).execute();
  expect(hashes).toHaveLength(10);
  const all = JSON.stringify(hashes.map((one) => one.CodeHash.toString('latin1')));
  for (const code of codes) expect(all).not.toContain(code.replaceAll('-', ''));
  expect((await stat(join(portal.folder, 'secret.key'))).mode & 0o777).toBe(0o600);
  expect(
    Buffer.from((await readFile(join(portal.folder, 'secret.key'), 'utf8')).trim(), 'base64'),
  ).toHaveLength(32);

  expect((await portal.get('/two-factor/view', { token })).data).toMatchObject({
    IsAuthenticatorOn: true,
    RecoveryCodesLeft: 10,
    Passkeys: [],
    IsAsked: false,
    Proofs: ['OTP', 'RECOVERY'],
  });
  expect((await portal.get('/user/info', { token })).data).toMatchObject({ IsTwoFactorOn: true });
});

test("a secret in another account's row is useless", async () => {
  const one = await withAuthenticator('row-one@example.com');
  const two = await withAuthenticator('row-two@example.com');
  const { Secret } = await portal.db
    .selectFrom('Totp')
    .select('Secret')
    .where('AccountId', '=', one.id)
    .executeTakeFirstOrThrow();
  await portal.db.updateTable('Totp').set({ Secret }).where('AccountId', '=', two.id).execute();
  const answer = await login('row-two@example.com', { Otp: codeAt(one.secret) });
  expect(answer.status).not.toBe(200);
});

test('the second factor is requested after the right password, and only then', async () => {
  const { secret } = await withAuthenticator('asked@example.com');
  await portal.addAccount('plain@example.com', ['FINANCE']);
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
    await login('nobody@example.com', { Otp: codeAt(secret) }),
    await login('plain@example.com', { Password: WRONG, Otp: '123456' }),
  ];
  for (const answer of strangers) {
    expect(answer.status).toBe(401);
    expect(answer.error).toEqual(strangers[0]?.error);
    expect(answer.error.Reasons).toBeUndefined();
  }
  // On the web endpoint, a correct staff password returns the staff side before any second factor is checked.
  for (const more of [{}, { Otp: codeAt(secret) }])
    expect((await login('asked@example.com', more, 'web')).error).toMatchObject({
      Code: 'ERR_AUTH',
      Reasons: [{ Code: 'ERR_LOGIN_OTHER_SIDE' }],
      Data: { Side: 'STAFF' },
    });
  // None of these attempts consumed the code.
  const entered = await login('asked@example.com', { Otp: codeAt(secret) });
  expect(entered.status).toBe(200);
  const rows = (await portal.get('/user/session/list', { token: String(entered.data.Token) })).data.Rows;
  expect(rows).toMatchObject([
    { IsThis: true, Method: 'OTP' },
    { IsThis: false, Method: 'PASSWORD' },
  ]);
});

test('a code works once, within one time step, not two', async () => {
  const { secret } = await withAuthenticator('once@example.com');
  await awayFromStep();
  for (const steps of [-3, -2, 2, 3])
    expect((await login('once@example.com', { Otp: codeAt(secret, steps) })).error).toMatchObject({
      Reasons: [{ Code: 'ERR_OTP_WRONG' }],
    });
  // The code used for the set-up is consumed.
  expect((await login('once@example.com', { Otp: codeAt(secret, -1) })).status).toBe(401);
  const both = await Promise.all([
    login('once@example.com', { Otp: codeAt(secret) }, 'backend', '10.3.0.1'),
    login('once@example.com', { Otp: codeAt(secret) }, 'backend', '10.3.0.2'),
    login('once@example.com', { Otp: codeAt(secret) }, 'backend', '10.3.0.3'),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  expect((await login('once@example.com', { Otp: codeAt(secret) })).status).toBe(401);
  expect((await login('once@example.com', { Otp: codeAt(secret, 1) })).status).toBe(200);
  // After a later step's code was used, earlier codes are invalid.
  expect((await login('once@example.com', { Otp: codeAt(secret) })).status).toBe(401);
});

test('a recovery code works once, in any notation, also concurrently', async () => {
  const { codes, token, secret } = await withAuthenticator('recovery@example.com');
  const [first = '', second = '', third = ''] = codes;
  const typed = first.toLowerCase().replaceAll('-', ' ');
  expect((await login('recovery@example.com', { Otp: typed })).status).toBe(200);
  expect((await login('recovery@example.com', { Otp: first })).status).toBe(401);
  const both = await Promise.all([1, 2].map(() => login('recovery@example.com', { Otp: second })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect((await portal.get('/two-factor/view', { token })).data.RecoveryCodesLeft).toBe(8);

  const other = await withAuthenticator('recovery-other@example.com');
  expect((await login('recovery-other@example.com', { Otp: third })).status).toBe(401);
  expect(other.codes).not.toContain(third);

  const renewed = (await portal.post('/two-factor/recovery', {}, { token })).data.RecoveryCodes as string[];
  expect(renewed).toHaveLength(10);
  expect((await login('recovery@example.com', { Otp: third })).status).toBe(401);
  expect((await login('recovery@example.com', { Otp: renewed[0] })).status).toBe(200);
  expect(secret).not.toBe('');
});

test('wrong codes count towards the login limit and are logged', async () => {
  const { id, secret } = await withAuthenticator('guess@example.com');
  for (let tries = 0; tries < 10; tries += 1)
    expect((await login('guess@example.com', { Otp: '000000' }, 'backend', '10.4.0.1')).status).toBe(401);
  expect((await login('guess@example.com', { Otp: codeAt(secret) }, 'backend', '10.4.0.1')).status).toBe(429);
  const log = await portal.db
    .selectFrom('Audit')
    .select(['Event', 'Detail'])
    .where('AccountId', '=', id)
    .where('Event', '=', 'LOGIN_FAILED')
    .execute();
  expect(log).toHaveLength(10);
  expect(log[0]?.Detail).toMatchObject({ Audience: 'backend', Reason: 'OTP' });
  expect(JSON.stringify(log)).not.toContain('000000');
  // An attacker with the password and many addresses is limited as well.
  for (let tries = 0; tries < 10; tries += 1)
    await login('guess@example.com', { Otp: '000000' }, 'backend', `10.4.1.${tries}`);
  expect((await login('guess@example.com', { Otp: codeAt(secret) }, 'backend', '10.4.2.1')).status).toBe(429);
  // Without the password, that limit cannot be exhausted.
  const calm = await withAuthenticator('calm@example.com');
  for (let tries = 0; tries < 25; tries += 1)
    await login('calm@example.com', { Password: WRONG, Otp: '000000' }, 'backend', `10.5.0.${tries}`);
  expect((await login('calm@example.com', { Otp: codeAt(calm.secret) }, 'backend', '10.5.1.1')).status).toBe(
    200,
  );
});

test('a new authenticator replaces the old one with its first code, not before', async () => {
  const { token, secret } = await withAuthenticator('replace@example.com');
  const next = String((await portal.post('/two-factor/authenticator/begin', {}, { token })).data.Secret);
  expect((await login('replace@example.com', { Otp: codeAt(next) })).status).toBe(401);
  expect((await login('replace@example.com', { Otp: codeAt(secret) })).status).toBe(200);
  await portal.post('/two-factor/authenticator/confirm', { Code: codeAt(next, -1) }, { token });
  expect((await login('replace@example.com', { Otp: codeAt(secret, 1) })).status).toBe(401);
  expect((await login('replace@example.com', { Otp: codeAt(next) })).status).toBe(200);
});

test('an unused QR code expires after a quarter of an hour', async () => {
  const id = await portal.addAccount('late@example.com', ['FINANCE']);
  const token = await tokenOf('late@example.com');
  const begun = (await portal.post('/two-factor/authenticator/begin', {}, { token })).data;
  const StartedAt = new Date(Date.now() - 15 * 60_000 - 1000);
  await portal.db.updateTable('Totp').set({ StartedAt }).where('AccountId', '=', id).execute();
  const Code = codeAt(String(begun.Secret));
  const late = await portal.post('/two-factor/authenticator/confirm', { Code }, { token });
  expect(late.status).toBe(409);
  expect(late.error.Message).toBe('This QR code has expired. Start again.');
});
