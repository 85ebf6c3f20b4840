import { afterAll, beforeAll, expect, test } from 'vitest';
import { STAFF_ROLES } from '#platform/common/access/roles.ts';
import { PASSWORD } from '#quality/support/accounts.ts';
import { startAccountsInFolder } from '#quality/support/accounts-in-folder.ts';
import { authenticators, codeAt } from '#quality/support/authenticators.ts';

let portal: Awaited<ReturnType<typeof startAccountsInFolder>>;
beforeAll(async () => {
  portal = await startAccountsInFolder();
});
afterAll(() => portal.close());

const { login, tokenOf, withAuthenticator } = authenticators(() => portal);
const WRONG = 'Wrong-password-9';

test('sensitive actions require authentication again after ten minutes: the second factor, else the password', async () => {
  const { id, token, secret } = await withAuthenticator('step-up@example.com');
  const stale = (accountId: number, minutes: number) =>
    portal.db
      .updateTable('Session')
      .set({ ProvenAt: new Date(Date.now() - minutes * 60_000) })
      .where('AccountId', '=', accountId)
      .execute();
  await stale(id, 9);
  expect((await portal.post('/two-factor/recovery', {}, { token })).status).toBe(200);
  await stale(id, 11);
  for (const path of [
    '/two-factor/recovery',
    '/two-factor/authenticator/begin',
    '/two-factor/authenticator/remove',
    '/passkey/register/options',
    '/user/session/end',
    '/user/session/end/others',
  ]) {
    const isOne = path === '/user/session/end';
    const refused = await portal.post(path, isOne ? { SessionKey: 'nosuchsession12345' } : {}, { token });
    expect([path, refused.status]).toEqual([path, 403]);
    expect(refused.error).toMatchObject({ Code: 'ERR_FORBIDDEN', Reasons: [{ Code: 'ERR_STEP_UP' }] });
  }
  // With a second factor, the password alone no longer proves the identity.
  const password = await portal.post('/auth/step-up', { Password: PASSWORD }, { token });
  expect(password.status).toBe(422);
  expect(password.error).toMatchObject({ Data: { Methods: ['OTP', 'RECOVERY'] } });
  const wrong = await portal.post('/auth/step-up', { Otp: '000000' }, { token });
  expect(wrong.error.Fields).toMatchObject([{ Field: 'Otp', Code: 'ERR_OTP_WRONG' }]);
  expect((await portal.post('/two-factor/recovery', {}, { token })).status).toBe(403);
  const proven = await portal.post('/auth/step-up', { Otp: codeAt(secret) }, { token });
  expect(proven.status).toBe(200);
  expect(Date.now() - Date.parse(String(proven.data.ProvenAt))).toBeLessThan(60_000);
  expect((await portal.post('/two-factor/recovery', {}, { token })).status).toBe(200);
  // The same code cannot be used a second time.
  expect((await login('step-up@example.com', { Otp: codeAt(secret) })).status).toBe(401);

  const plain = await portal.addAccount('step-plain@example.com', ['FINANCE']);
  const plainToken = await tokenOf('step-plain@example.com');
  await stale(plain, 11);
  const no = await portal.post('/auth/step-up', { Password: WRONG }, { token: plainToken });
  expect(no.error.Fields).toMatchObject([{ Field: 'Password' }]);
  expect((await portal.post('/two-factor/authenticator/begin', {}, { token: plainToken })).status).toBe(403);
  await portal.post('/auth/step-up', { Password: PASSWORD }, { token: plainToken });
  expect((await portal.post('/two-factor/authenticator/begin', {}, { token: plainToken })).status).toBe(200);
  const events = await portal.db
    .selectFrom('Audit')
    .select(['Event', 'Detail'])
    .where('AccountId', '=', plain)
    .execute();
  expect(events).toContainEqual({ Event: 'STEP_UP_FAILED', Detail: { Method: 'PASSWORD' } });
  expect(events).toContainEqual({ Event: 'STEP_UP', Detail: { Method: 'PASSWORD' } });
  // Ten attempts, as at sign-in.
  for (let tries = 0; tries < 10; tries += 1)
    await portal.post('/auth/step-up', { Password: WRONG }, { token: plainToken });
  expect((await portal.post('/auth/step-up', { Password: PASSWORD }, { token: plainToken })).status).toBe(
    429,
  );
});

test('the rule blocks staff without a second factor from everything except setting one up', async () => {
  const admin = await withAuthenticator('rule-admin@example.com', ['ADMIN']);
  await portal.addAccount('rule-it@example.com', ['IT']);
  await portal.addAccount('rule-staff@example.com', ['SCHEDULING']);
  await portal.addAccount('rule-client@example.com', ['CLIENT']);
  const it = await tokenOf('rule-it@example.com');
  const staff = await tokenOf('rule-staff@example.com');
  const client = String((await login('rule-client@example.com', {}, 'web')).data.Token);
  const count = '/user/notification/count';
  expect((await portal.post('/two-factor/rule', { IsRequired: true }, { token: it })).status).toBe(403);
  expect((await portal.get('/two-factor/rule', { token: staff })).status).toBe(403);
  expect((await portal.get('/two-factor/rule', { token: it })).data).toMatchObject({ IsRequired: false });

  const on = await portal.post('/two-factor/rule', { IsRequired: true }, { token: admin.token });
  expect(on.data).toMatchObject({ IsRequired: true });
  try {
    const refused = await portal.get(count, { token: staff });
    expect(refused.status).toBe(403);
    expect(refused.error.Reasons).toMatchObject([{ Code: 'ERR_TWO_FACTOR_NEEDED' }]);
    expect((await portal.get('/user/session/list', { token: staff })).status).toBe(403);
    // Actions allowed to users who refuse new terms are not allowed here.
    for (const path of ['/user/data', '/user/close', '/user/session/end', '/user/session/end/others'])
      expect((await portal.post(path, {}, { token: staff })).error.Reasons, path).toMatchObject([
        { Code: 'ERR_TWO_FACTOR_NEEDED' },
      ]);
    expect((await portal.get('/user/info', { token: staff })).data).toMatchObject({
      IsTwoFactorMissing: true,
    });
    expect((await portal.get('/two-factor/view', { token: staff })).data).toMatchObject({ IsAsked: true });
    expect((await portal.get(count, { token: client })).status).toBe(200);
    expect((await portal.get(count, { token: admin.token })).status).toBe(200);

    const begun = (await portal.post('/two-factor/authenticator/begin', {}, { token: staff })).data;
    const Code = codeAt(String(begun.Secret));
    expect((await portal.post('/two-factor/authenticator/confirm', { Code }, { token: staff })).status).toBe(
      200,
    );
    expect((await portal.get(count, { token: staff })).status).toBe(200);

    const last = await portal.post('/two-factor/authenticator/remove', {}, { token: staff });
    expect(last.status).toBe(409);
    expect(last.error.Message).toContain('requires two-factor authentication');
    expect((await portal.get('/two-factor/view', { token: staff })).data).toMatchObject({
      IsAuthenticatorOn: true,
    });
    expect((await portal.get('/two-factor/rule', { token: admin.token })).data.StaffWithout).toBeGreaterThan(
      0,
    );
    await portal.post('/auth/logout', {}, { token: staff });
  } finally {
    await portal.post('/two-factor/rule', { IsRequired: false }, { token: admin.token });
  }
  const log = await portal.db
    .selectFrom('Audit')
    .select('Detail')
    .where('Event', '=', 'SETTING_CHANGE')
    .orderBy('Id')
    .execute();
  expect(log.map((row) => row.Detail)).toEqual([
    { Before: { TwoFactorRoles: null }, After: { TwoFactorRoles: STAFF_ROLES } },
    { Before: { TwoFactorRoles: STAFF_ROLES }, After: { TwoFactorRoles: null } },
  ]);
});

test('without the rule the last factor may be removed with its recovery codes, and its owner is notified', async () => {
  const { id, token, codes } = await withAuthenticator('remove@example.com');
  expect((await portal.post('/two-factor/authenticator/remove', {}, { token })).status).toBe(200);
  expect((await login('remove@example.com')).status).toBe(200);
  const left = await portal.db.selectFrom('RecoveryCode').selectAll().where('AccountId', '=', id).execute();
  expect(left).toEqual([]);
  expect(codes).toHaveLength(10);
  expect((await portal.newestMail('remove@example.com'))?.Subject).toBe('Two-factor authentication removed');
  expect((await portal.post('/two-factor/authenticator/remove', {}, { token })).status).toBe(404);
  const none = await portal.post('/two-factor/recovery', {}, { token });
  expect(none.error.Message).toBe('Set up an authenticator app or a passkey first.');
});

test('users see and end their own sessions; a session of another user is answered like a missing one', async () => {
  await portal.addAccount('mine@example.com', ['CLIENT']);
  await portal.addAccount('theirs@example.com', ['CLIENT']);
  const enter = async (email: string, agent: string) => {
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/auth/web/login',
      payload: { Email: email, Password: PASSWORD },
      headers: { 'user-agent': agent },
      remoteAddress: '203.0.113.7',
    });
    return String((answer.json() as { data: { Token: string } }).data.Token);
  };
  const session = await enter(
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
    (await portal.get('/user/session/list', { token })).data.Rows as Record<string, unknown>[];
  const rows = await rowsOf(session);
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
  expect(JSON.stringify(rows)).not.toContain(session);

  const foreignKey = (await rowsOf(foreign))[0]?.SessionKey;
  const missing = await portal.post(
    '/user/session/end',
    { SessionKey: 'nosuchsession12345' },
    { token: session },
  );
  const others = await portal.post('/user/session/end', { SessionKey: foreignKey }, { token: session });
  expect([others.status, others.error]).toEqual([404, missing.error]);
  expect(await rowsOf(foreign)).toHaveLength(1);

  const phoneKey = rows.find((row) => row.System === 'iPhone')?.SessionKey;
  expect((await portal.post('/user/session/end', { SessionKey: phoneKey }, { token: session })).status).toBe(
    200,
  );
  expect((await portal.get('/user/info', { token: phone })).status).toBe(401);
  expect((await portal.post('/user/session/end', { SessionKey: phoneKey }, { token: session })).status).toBe(
    404,
  );
  expect((await portal.post('/user/session/end/others', {}, { token: session })).data).toEqual({
    Ended: 1,
  });
  expect((await portal.get('/user/info', { token: strange })).status).toBe(401);
  expect(await rowsOf(session)).toHaveLength(1);
  expect((await portal.get('/user/info', { token: foreign })).status).toBe(200);
});
