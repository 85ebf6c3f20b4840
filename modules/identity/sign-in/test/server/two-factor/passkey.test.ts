import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Accounts, PASSWORD, startAccounts } from '#quality/support/accounts.ts';
import { setAccountStatus } from '#quality/support/set-account-status.ts';
import { softwarePasskey } from '#quality/support/software-passkey.ts';

const ORIGIN = 'https://portal.example';
let portal: Accounts;
beforeAll(async () => {
  portal = await startAccounts({ SECRET_KEY: Buffer.alloc(32, 7).toString('base64') });
});
afterAll(() => portal.close());

type Options = Record<string, unknown>;
type Passkey = ReturnType<typeof softwarePasskey>;
const login = (Email: string, more: object = {}, entry = 'backend') =>
  portal.post(`/auth/${entry}/login`, { Email, Password: PASSWORD, ...more });
const tokenOf = async (email: string, entry = 'backend') =>
  String((await login(email, {}, entry)).data.Token);
const optionsOf = async (path: string, token?: string): Promise<Options> =>
  (await portal.post(path, {}, token === undefined ? {} : { token })).data.Options as Options;
const register = async (token: string, passkey: Passkey, Name = 'Laptop') => {
  const options = await optionsOf('/passkey/register/options', token);
  return portal.post('/passkey/register', { Passkey: passkey.make(options), Name }, { token });
};
const enter = (answer: object, entry = 'backend') =>
  portal.post(`/auth/${entry}/passkey`, { Passkey: answer });
const enterWith = async (passkey: Passkey, flags = {}, entry = 'backend') =>
  enter(passkey.sign(await optionsOf('/auth/passkey/options'), flags), entry);

async function withPasskey(email: string, roles: Parameters<Accounts['addAccount']>[1] = ['FINANCE']) {
  const id = await portal.addAccount(email, roles);
  const audience = roles.includes('CLIENT') ? 'web' : 'backend';
  const token = await tokenOf(email, audience);
  const passkey = softwarePasskey(ORIGIN);
  const made = await register(token, passkey);
  return { id, token, passkey, key: String(made.data.PasskeyKey), made };
}

test('browsers are asked for our origin, a resident key and user verification', async () => {
  await portal.addAccount('options@example.com', ['FINANCE']);
  const token = await tokenOf('options@example.com');
  expect(await optionsOf('/passkey/register/options', token)).toMatchObject({
    rp: { id: 'portal.example', name: 'Assay' },
    user: { name: 'options@example.com' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const login = await optionsOf('/auth/passkey/options');
  expect(login).toMatchObject({ rpId: 'portal.example', userVerification: 'required' });
  expect(login.allowCredentials ?? []).toEqual([]);
});

test('a passkey signs in alone, and counts as both factors', async () => {
  const { id, token, passkey, made } = await withPasskey('alone@example.com');
  expect(made.status).toBe(200);
  expect(made.data.RecoveryCodes).toHaveLength(10);
  const entered = await enterWith(passkey);
  expect(entered.status).toBe(200);
  const mine = String(entered.data.Token);
  expect((await portal.get('/user/info', { token: mine })).data).toMatchObject({
    Email: 'alone@example.com',
    IsTwoFactorOn: true,
  });
  expect((await portal.get('/user/session/list', { token: mine })).data.Rows).toMatchObject([
    { IsThis: true, Method: 'PASSKEY' },
    { Method: 'PASSWORD' },
  ]);
  const view = (await portal.get('/two-factor/view', { token })).data;
  expect(view).toMatchObject({ Passkeys: [{ Name: 'Laptop' }], Proofs: ['PASSKEY', 'RECOVERY'] });
  expect((view.Passkeys as { UsedAt: string | null }[])[0]?.UsedAt).not.toBeNull();
  const log = await portal.db
    .selectFrom('Audit')
    .select(['Event', 'Detail'])
    .where('AccountId', '=', id)
    .execute();
  expect(log).toContainEqual({ Event: 'LOGIN', Detail: { Method: 'PASSKEY' } });
  expect(log).toContainEqual({ Event: 'PASSKEY_ADD', Detail: { Name: 'Laptop' } });
});

test('an office signing in at the same time does not exhaust the limit on emailed links', async () => {
  const before = portal.db
    .selectFrom('Attempt')
    .select(['Name', 'Count'])
    .where('Name', 'like', 'code from%');
  const links = await before.execute();
  for (let at = 0; at < 61; at += 1) expect((await portal.post('/auth/passkey/options')).status).toBe(200);
  expect(await before.execute()).toEqual(links);
  await portal.db.updateTable('Attempt').set({ Count: 600 }).where('Name', 'like', 'passkey from%').execute();
  expect((await portal.post('/auth/passkey/options')).status).toBe(429);
  await portal.db.deleteFrom('Attempt').execute();
});

test('the page’s route admits clients and staff, the other one staff only; the account status applies', async () => {
  const staff = await withPasskey('door-staff@example.com');
  const client = await withPasskey('door-client@example.com', ['CLIENT']);
  expect((await enterWith(staff.passkey, {}, 'web')).status).toBe(200);
  const refused = [await enterWith(client.passkey, {}, 'backend'), await enterWith(softwarePasskey(ORIGIN))];
  await setAccountStatus(portal.db, { Id: staff.id }, 'SUSPENDED');
  refused.push(await enterWith(staff.passkey));
  for (const answer of refused) {
    expect(answer.status).toBe(401);
    expect(answer.error).toEqual(refused[0]?.error);
  }
  expect((await enterWith(client.passkey, {}, 'web')).status).toBe(200);
});

test('a challenge is issued by the portal, for one purpose, once, for five minutes', async () => {
  const { token, passkey } = await withPasskey('challenge@example.com');
  const options = await optionsOf('/auth/passkey/options');
  expect((await enter(passkey.sign(options))).status).toBe(200);
  expect((await enter(passkey.sign(options))).status).toBe(401);

  const both = await optionsOf('/auth/passkey/options');
  const answers = await Promise.all([enter(passkey.sign(both)), enter(passkey.sign(both))]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);

  expect((await enter(passkey.sign({ challenge: 'aW52ZW50ZWQ' }))).status).toBe(401);
  expect((await enter(passkey.sign(await optionsOf('/auth/step-up/options', token)))).status).toBe(401);
  expect((await enter(passkey.sign(await optionsOf('/passkey/register/options', token)))).status).toBe(401);
  const forLogin = await optionsOf('/auth/passkey/options');
  const stepUp = await portal.post('/auth/step-up', { Passkey: passkey.sign(forLogin) }, { token });
  expect(stepUp.status).toBe(422);

  const old = await optionsOf('/auth/passkey/options');
  await portal.db
    .updateTable('PasskeyChallenge')
    .set({ ExpiresAt: new Date() })
    .where('UsedAt', 'is', null)
    .execute();
  expect((await enter(passkey.sign(old))).status).toBe(401);
});

test('another origin, missing user verification, or a forged signature is refused', async () => {
  const { token, passkey } = await withPasskey('forged@example.com');
  for (const flags of [
    { origin: 'https://portal.example.evil' },
    { origin: 'http://portal.example' },
    { rpId: 'example' },
    { isVerified: false },
  ])
    expect([flags, (await enterWith(passkey, flags)).status]).toEqual([flags, 401]);
  const right = passkey.sign(await optionsOf('/auth/passkey/options'));
  const other = softwarePasskey(ORIGIN).sign(await optionsOf('/auth/passkey/options'));
  const forged = { ...right, response: { ...right.response, signature: other.response.signature } };
  expect((await enter(forged)).status).toBe(401);
  const otherUser = await withPasskey('forged-stranger@example.com');
  const otherAssertion = otherUser.passkey.sign(await optionsOf('/auth/passkey/options'));
  const borrowed = {
    ...right,
    response: { ...right.response, userHandle: otherAssertion.response.userHandle },
  };
  expect((await enter(borrowed)).status).toBe(401);

  const options = await optionsOf('/passkey/register/options', token);
  for (const flags of [{ isVerified: false }, { origin: 'https://elsewhere.example' }]) {
    const made = softwarePasskey(ORIGIN).make(options, flags);
    const answer = await portal.post('/passkey/register', { Passkey: made, Name: 'Bad' }, { token });
    expect(answer.status).toBe(422);
    expect(answer.error.Fields).toMatchObject([{ Field: 'Passkey', Code: 'ERR_PASSKEY' }]);
  }
});

test('a challenge to register is valid only for the account that requested it', async () => {
  const one = await withPasskey('mine@example.com');
  const two = await withPasskey('yours@example.com');
  const options = await optionsOf('/passkey/register/options', one.token);
  const made = softwarePasskey(ORIGIN).make(options);
  const stolen = await portal.post(
    '/passkey/register',
    { Passkey: made, Name: 'Stolen' },
    { token: two.token },
  );
  expect(stolen.status).toBe(422);
  const again = await register(two.token, one.passkey);
  expect(again.status).toBe(409);
  expect(again.error.Message).toBe('This passkey is already registered.');
});

test('a counter that does not grow is refused and logged; keys without a counter are accepted', async () => {
  const { id, passkey, key } = await withPasskey('counter@example.com');
  expect((await enterWith(passkey, { counter: 7 })).status).toBe(200);
  for (const counter of [7, 6, 0]) expect((await enterWith(passkey, { counter })).status).toBe(401);
  expect((await enterWith(passkey, { counter: 8 })).status).toBe(200);
  const log = await portal.db
    .selectFrom('Audit')
    .select(['Object', 'Detail'])
    .where('AccountId', '=', id)
    .where('Event', '=', 'PASSKEY_COUNTER')
    .orderBy('Id')
    .execute();
  expect(log).toEqual([
    { Object: key, Detail: { Counter: 7, Known: 7 } },
    { Object: key, Detail: { Counter: 6, Known: 7 } },
    { Object: key, Detail: { Counter: 0, Known: 7 } },
  ]);
  const still = await withPasskey('no-counter@example.com');
  for (let times = 0; times < 3; times += 1)
    expect((await enterWith(still.passkey, { counter: 0 })).status).toBe(200);
});

test('after a password only a passkey of that account is a valid second factor', async () => {
  const { passkey } = await withPasskey('second@example.com');
  const otherUser = await withPasskey('second-stranger@example.com');
  expect((await login('second@example.com')).error).toMatchObject({
    Data: { Methods: ['PASSKEY', 'RECOVERY'] },
  });
  const otherAssertion = otherUser.passkey.sign(await optionsOf('/auth/passkey/options'));
  expect((await login('second@example.com', { Passkey: otherAssertion })).error).toMatchObject({
    Reasons: [{ Code: 'ERR_OTP_WRONG' }],
  });
  const mine = passkey.sign(await optionsOf('/auth/passkey/options'));
  expect((await login('second@example.com', { Passkey: mine })).status).toBe(200);
});

test('a passkey is valid for step-up authentication', async () => {
  const { id, token, passkey } = await withPasskey('proof@example.com');
  const otherUser = await withPasskey('proof-stranger@example.com');
  await portal.db
    .updateTable('Session')
    .set({ ProvenAt: new Date(Date.now() - 11 * 60_000) })
    .where('AccountId', '=', id)
    .execute();
  expect((await portal.post('/two-factor/recovery', {}, { token })).status).toBe(403);
  const options = await optionsOf('/auth/step-up/options', token);
  expect(options.allowCredentials).toMatchObject([{ id: passkey.id }]);
  const otherProof = { Passkey: otherUser.passkey.sign(options) };
  expect((await portal.post('/auth/step-up', otherProof, { token })).status).toBe(422);
  const mine = { Passkey: passkey.sign(options) };
  expect((await portal.post('/auth/step-up', mine, { token })).status).toBe(200);
  expect((await portal.post('/two-factor/recovery', {}, { token })).status).toBe(200);
});

test('a user’s passkeys can be renamed and removed; a passkey of another user is answered like a missing one', async () => {
  const { id, token, key, passkey } = await withPasskey('keys@example.com');
  const otherUser = await withPasskey('keys-stranger@example.com');
  for (const [path, body] of [
    ['/passkey/rename', { Name: 'Mine now' }],
    ['/passkey/remove', {}],
  ] as const) {
    const foreign = await portal.post(path, { PasskeyKey: otherUser.key, ...body }, { token });
    const missing = await portal.post(path, { PasskeyKey: 'nosuchpasskey12345', ...body }, { token });
    expect([foreign.status, foreign.error]).toEqual([404, missing.error]);
  }
  await portal.post('/passkey/rename', { PasskeyKey: key, Name: ' Office phone ' }, { token });
  expect((await portal.get('/two-factor/view', { token })).data).toMatchObject({
    Passkeys: [{ PasskeyKey: key, Name: 'Office phone' }],
  });
  expect((await portal.post('/passkey/remove', { PasskeyKey: key }, { token })).status).toBe(200);
  expect((await enterWith(passkey)).status).toBe(401);
  expect((await login('keys@example.com')).status).toBe(200);
  const log = await portal.db
    .selectFrom('Audit')
    .select(['Event', 'Detail'])
    .where('AccountId', '=', id)
    .execute();
  expect(log).toContainEqual({
    Event: 'PASSKEY_RENAME',
    Detail: { Before: 'Laptop', After: 'Office phone' },
  });
  expect(log).toContainEqual({ Event: 'PASSKEY_REMOVE', Detail: { Name: 'Office phone' } });
});

test('a database failure is not reported as a wrong passkey', async () => {
  const { token, passkey } = await withPasskey('outage@example.com');
  const options = await optionsOf('/auth/passkey/options');
  const registration = await optionsOf('/passkey/register/options', token);
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(portal.db);
  await rename('passkey_challenge', 'passkey_challenge_away');
  try {
    expect((await enter(passkey.sign(options))).status).toBe(500);
    const second = softwarePasskey(ORIGIN).make(registration);
    const refused = await portal.post('/passkey/register', { Passkey: second, Name: 'Second' }, { token });
    expect(refused.status).toBe(500);
  } finally {
    await rename('passkey_challenge_away', 'passkey_challenge');
  }
  expect((await enter(passkey.sign(options))).status).toBe(200);
});
