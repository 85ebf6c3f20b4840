import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Accounts, startAccounts } from '#quality/support/accounts.ts';
import { type IdentityProvider, startIdentityProvider } from '#quality/support/identity-provider.ts';
import {
  type Browser,
  browser,
  newestAudit,
  open,
  RETURN,
  start,
  startProviderPortal,
} from '#quality/support/provider-browser.ts';
import { setAccountStatus } from '#quality/support/set-account-status.ts';
import { registerProvider } from '../../../server/provider/routes.ts';

const inside = (address: string): string => address.slice('https://portal.example'.length);
const codeOf = (landing: string): string => /#code=([\w-]{43})$/.exec(landing)?.[1] ?? `none in ${landing}`;

describe('sign-in at an identity provider', () => {
  let provider: IdentityProvider;
  let accounts: Accounts;
  beforeAll(async () => {
    provider = await startIdentityProvider(RETURN);
    accounts = await startProviderPortal(provider.issuer);
  });
  afterAll(async () => {
    await accounts.close();
    await provider.close();
  });
  afterEach(() => {
    provider.person = { sub: 'nobody' };
  });

  /** Takes one browser through the whole sign-in and returns the final URL. */
  async function way(visitor: Browser = browser(), redirect?: string): Promise<string> {
    return open(accounts, visitor, inside(await provider.visit(await start(accounts, visitor, redirect))));
  }
  const signIn = async (landing: string) => accounts.post('/auth/exchange', { Code: codeOf(landing) });

  async function expectProblem(landing: string, code: string, reason: string): Promise<void> {
    expect(landing).toBe(`/login/provider?problem=${code}`);
    expect(await newestAudit(accounts)).toMatchObject({
      Event: 'PROVIDER_FAILED',
      Object: code,
      Detail: { Reason: reason },
    });
    const open = accounts.db.selectFrom('OneTimeLink').select('Id').where('UsedAt', 'is', null);
    expect(await open.where('ExpiresAt', '>', new Date()).execute()).toEqual([]);
  }

  test('the browser receives its name and audience', async () => {
    expect((await accounts.get('/auth/config')).data.Provider).toEqual({
      Name: 'Harbour ID',
      Audience: 'staff',
    });
  });

  test('the request uses code flow, PKCE, state and nonce, and is bound to the browser', async () => {
    const response = await accounts.app.inject({ url: '/api/auth/provider/start' });
    expect(response.headers['set-cookie']).toMatch(
      /^__Host-assay-provider=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    );
    const authAddress = new URL(String(response.headers.location));
    expect(`${authAddress.origin}${authAddress.pathname}`).toBe(`${provider.issuer}/auth`);
    expect(Object.fromEntries(authAddress.searchParams)).toEqual({
      client_id: 'assay',
      redirect_uri: RETURN,
      response_type: 'code',
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
  });

  test('a verified email address is linked to its staff account once; from then on the identity is used', async () => {
    const id = await accounts.addAccount('Mei@body.test', ['ASSESSOR']);
    provider.person = { sub: 'mei-1', email: 'mei@BODY.test', email_verified: true };
    const landing = await way(browser(), '/applications?Page=2');
    expect(landing).toMatch(/^\/login\/provider\?redirect=%2Fapplications%3FPage%3D2#code=[\w-]{43}$/);
    const { status, data } = await signIn(landing);
    expect(status).toBe(200);
    const me = await accounts.get('/user/info', { token: String(data.Token) });
    expect(me.data).toMatchObject({ Email: 'Mei@body.test', UserRole: 'ASSESSOR' });
    const session = accounts.db.selectFrom('Session').select('Method').where('AccountId', '=', id);
    expect(await session.executeTakeFirst()).toEqual({ Method: 'PROVIDER' });
    const events = accounts.db.selectFrom('Audit').select(['Event', 'Detail']).where('AccountId', '=', id);
    expect((await events.orderBy('Id').execute()).map(({ Event }) => Event)).toEqual([
      'PROVIDER_LINK',
      'PROVIDER_VERIFIED',
      'EXCHANGE',
    ]);
    // The address changed at the provider and is no longer verified; the identity is still the same person.
    provider.person = { sub: 'mei-1', email: 'mei.chan@body.test', email_verified: false };
    expect((await signIn(await way())).status).toBe(200);
  });

  test('a redirect to another site is dropped', async () => {
    provider.person = { sub: 'mei-1' };
    for (const bad of [
      'https://evil.test/',
      '//evil.test',
      '/\\evil.test',
      '/login',
      '/nowhere',
      '/home/../../x',
    ])
      expect(await way(browser(), bad)).toMatch(/^\/login\/provider#code=/);
  });

  test('of twenty concurrent exchanges of a code, one signs in', async () => {
    provider.person = { sub: 'mei-1' };
    const landing = await way();
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(landing)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const lost = answers.filter(({ status }) => status !== 200);
    expect(new Set(lost.map(({ status, error }) => `${status} ${error.Message}`)).size).toBe(1);
    expect(lost[0]?.status).toBe(422);
  });

  test('a code is valid for a minute', async () => {
    provider.person = { sub: 'mei-1' };
    const landing = await way();
    const { ExpiresAt } = await accounts.db
      .selectFrom('OneTimeLink')
      .select('ExpiresAt')
      .where('UsedAt', 'is', null)
      .orderBy('ExpiresAt', 'desc')
      .executeTakeFirstOrThrow();
    expect(ExpiresAt.getTime() - Date.now()).toBeGreaterThan(50_000);
    expect(ExpiresAt.getTime() - Date.now()).toBeLessThanOrEqual(60_000);
    await accounts.db.updateTable('OneTimeLink').set({ ExpiresAt: new Date() }).execute();
    expect((await signIn(landing)).status).toBe(422);
    await accounts.db.updateTable('OneTimeLink').set({ UsedAt: new Date() }).execute();
  });

  test('a suspension between code and session leaves no session', async () => {
    const id = await accounts.addAccount('gone@body.test', ['COO']);
    provider.person = { sub: 'gone', email: 'gone@body.test', email_verified: true };
    const landing = await way();
    await setAccountStatus(accounts.db, { Id: id }, 'SUSPENDED');
    expect((await signIn(landing)).status).toBe(422);
    await accounts.db.updateTable('OneTimeLink').set({ UsedAt: new Date() }).execute();
    await expectProblem(await way(), 'ERR_PROVIDER_SUSPENDED', 'SUSPENDED');
  });

  test('an invited user’s account is activated by it, and the invitation is void', async () => {
    const id = await accounts.addAccount('invited@body.test', ['FINANCE'], {
      Status: 'PENDING',
      PasswordHash: null,
    });
    provider.person = { sub: 'invited', email: 'invited@body.test', email_verified: true };
    expect((await signIn(await way())).status).toBe(200);
    const account = accounts.db.selectFrom('Account').select('Status').where('Id', '=', id);
    expect(await account.executeTakeFirst()).toEqual({ Status: 'ACTIVE' });
  });

  test('a registered user who has not confirmed the mailbox is refused', async () => {
    await accounts.addAccount('claimed@body.test', ['FINANCE'], { Status: 'PENDING' });
    provider.person = { sub: 'claimed', email: 'claimed@body.test', email_verified: true };
    await expectProblem(await way(), 'ERR_PROVIDER_UNKNOWN', 'NOT_CONFIRMED');
  });

  test('no account is created for unknown people', async () => {
    provider.person = { sub: 'stranger', email: 'stranger@body.test', email_verified: true };
    await expectProblem(await way(), 'ERR_PROVIDER_UNKNOWN', 'NO_ACCOUNT');
    const found = accounts.db.selectFrom('Account').select('Id').where('Email', '=', 'stranger@body.test');
    expect(await found.execute()).toEqual([]);
  });

  test('a client cannot use the staff sign-in', async () => {
    await accounts.addAccount('client@org.test', ['CLIENT']);
    provider.person = { sub: 'client', email: 'client@org.test', email_verified: true };
    await expectProblem(await way(), 'ERR_PROVIDER_UNKNOWN', 'OTHER_SIDE');
    expect(
      await accounts.db.selectFrom('Identity').selectAll().where('Subject', '=', 'client').execute(),
    ).toEqual([]);
  });

  test.each([
    ['says that it is unverified', { email_verified: false }],
    ['does not say', {}],
    ['returns no address', { email: undefined }],
  ])('an unverified email address grants nothing: the provider %s', async (_how, claims) => {
    await accounts.addAccount(`v${Math.random()}@body.test`, ['CEO']);
    provider.person = { sub: 'unverified', email: 'mei@body.test', ...claims };
    await expectProblem(await way(), 'ERR_PROVIDER_EMAIL', 'EMAIL_NOT_VERIFIED');
  });

  test('an address reassigned to another person does not open the account of its former owner', async () => {
    provider.person = { sub: 'mei-2', email: 'mei@body.test', email_verified: true };
    await expectProblem(await way(), 'ERR_PROVIDER_TAKEN', 'OTHER_SUBJECT');
  });

  test('a user who cancels at the provider sees a message here', async () => {
    provider.person = { sub: 'mei-1', does: 'DENY' };
    await expectProblem(await way(), 'ERR_PROVIDER_DENIED', 'PROVIDER access_denied');
  });

  test('a response without state, with another one, or a second time grants nothing', async () => {
    provider.person = { sub: 'mei-1' };
    const visitor = browser();
    const back = inside(await provider.visit(await start(accounts, visitor)));
    const without = new URL(back, RETURN);
    without.searchParams.delete('state');
    const missing = await open(accounts, visitor, without.pathname + without.search);
    await expectProblem(missing, 'ERR_PROVIDER_STATE', 'STATE_MISSING');
    const other = back.replace(/state=[\w-]{43}/, `state=${'x'.repeat(43)}`);
    await expectProblem(await open(accounts, visitor, other), 'ERR_PROVIDER_STATE', 'STATE_UNKNOWN');
    const landing = await open(accounts, visitor, back);
    expect((await signIn(landing)).status).toBe(200);
    await expectProblem(await open(accounts, visitor, back), 'ERR_PROVIDER_STATE', 'STATE_USED');
  });

  test('of twenty concurrent uses of a response, one gets a code', async () => {
    provider.person = { sub: 'mei-1' };
    const visitor = browser();
    const back = inside(await provider.visit(await start(accounts, visitor)));
    const landings = await Promise.all(
      Array.from({ length: 20 }, () => open(accounts, { ...visitor }, back)),
    );
    expect(landings.filter((one) => one.includes('#code='))).toHaveLength(1);
    await accounts.db.updateTable('OneTimeLink').set({ UsedAt: new Date() }).execute();
  });

  test('another browser cannot finish the flow, and the attempt invalidates it', async () => {
    provider.person = { sub: 'mei-1' };
    const visitor = browser();
    const other = browser();
    await start(accounts, other);
    const back = inside(await provider.visit(await start(accounts, visitor)));
    await expectProblem(await open(accounts, other, back), 'ERR_PROVIDER_STATE', 'OTHER_BROWSER');
    await expectProblem(await open(accounts, visitor, back), 'ERR_PROVIDER_STATE', 'STATE_USED');
    const again = inside(await provider.visit(await start(accounts, browser())));
    await expectProblem(await open(accounts, browser(), again), 'ERR_PROVIDER_STATE', 'OTHER_BROWSER');
  });

  test('two tabs of one browser may both finish', async () => {
    provider.person = { sub: 'mei-1' };
    const visitor = browser();
    const [first, second] = [await start(accounts, visitor), await start(accounts, visitor)];
    for (const address of [first, second])
      expect(
        (await signIn(await open(accounts, visitor, inside(await provider.visit(address))))).status,
      ).toBe(200);
  });

  test('a user who takes longer than ten minutes starts again', async () => {
    provider.person = { sub: 'mei-1' };
    const visitor = browser();
    const back = inside(await provider.visit(await start(accounts, visitor)));
    await accounts.db.updateTable('ProviderSignIn').set({ ExpiresAt: new Date() }).execute();
    await expectProblem(await open(accounts, visitor, back), 'ERR_PROVIDER_STATE', 'STATE_EXPIRED');
  });

  test('a tampered code of the provider is refused there', async () => {
    provider.person = { sub: 'mei-1' };
    const visitor = browser();
    const back = inside(await provider.visit(await start(accounts, visitor)));
    const landing = await open(accounts, visitor, back.replace(/code=[\w-]+/, 'code=another'));
    await expectProblem(landing, 'ERR_PROVIDER_FAILED', 'TOKEN invalid_grant');
  });

  test('an existing session at the provider does not count as step-up authentication; a requested sign-in does', async () => {
    const AccountId = await accounts.addAccount('proof@body.test', ['ADMIN']);
    provider.person = { sub: 'proof', email: 'proof@body.test', email_verified: true };
    const provenAt = async () => {
      const rows = accounts.db.selectFrom('Session').select('ProvenAt').where('AccountId', '=', AccountId);
      return (await rows.orderBy('Id', 'desc').executeTakeFirstOrThrow()).ProvenAt.getTime();
    };
    await signIn(await way());
    expect(await provenAt()).toBe(0);

    const visitor = browser();
    const authAddress = await open(accounts, visitor, '/api/auth/provider/start?fresh=true');
    expect(new URL(authAddress).searchParams.get('prompt')).toBe('login');
    expect(new URL(authAddress).searchParams.get('max_age')).toBe('60');
    await signIn(await open(accounts, visitor, inside(await provider.visit(authAddress))));
    expect(Date.now() - (await provenAt())).toBeLessThan(120_000);
  });

  test('the second factor of the portal is required unless the provider required one', async () => {
    const AccountId = await accounts.addAccount('factor@body.test', ['ADMIN']);
    await accounts.db
      .insertInto('Passkey')
      .values({ PasskeyKey: 'p1', AccountId, CredentialId: 'c1', PublicKey: Buffer.from('k'), Name: 'Key' })
      .execute();
    provider.person = { sub: 'factor', email: 'factor@body.test', email_verified: true, amr: ['pwd'] };
    const landing = await way();
    const response = await signIn(landing);
    expect([response.status, response.error]).toMatchObject([
      401,
      { Code: 'ERR_AUTH', Reasons: [{ Code: 'ERR_OTP_NEEDED' }], Data: { Methods: ['PASSKEY'] } },
    ]);
    const wrong = await accounts.post('/auth/exchange', { Code: codeOf(landing), Otp: '000000' });
    expect([wrong.status, wrong.error]).toMatchObject([401, { Reasons: [{ Code: 'ERR_OTP_WRONG' }] }]);
    await accounts.db.updateTable('OneTimeLink').set({ UsedAt: new Date() }).execute();
    provider.person = { ...provider.person, amr: ['pwd', 'mfa'] };
    expect((await signIn(await way())).status).toBe(200);
    provider.person = { ...provider.person, amr: undefined, acr: 'urn:provider:loa:mfa' };
    expect((await signIn(await way())).status).toBe(200);
  });
});

test('without settings there is no provider', async () => {
  const accounts = await startAccounts();
  registerProvider(accounts.app, { db: accounts.db, settings: accounts.settings });
  try {
    expect((await accounts.get('/auth/config')).data.Provider).toBeNull();
    for (const path of ['start', 'return?state=x&code=y'])
      expect(await open(accounts, browser(), `/api/auth/provider/${path}`)).toBe(
        '/login/provider?problem=ERR_PROVIDER_OFF',
      );
    // Anyone may call this any number of times, so the event log, which is kept permanently, must not grow
    // with it.
    await accounts.db.updateTable('Attempt').set({ Count: 600 }).execute();
    const logged = () => accounts.db.selectFrom('Audit').select('Id').where('Event', '=', 'PROVIDER_FAILED');
    const before = (await logged().execute()).length;
    expect(await open(accounts, browser(), '/api/auth/provider/start')).toBe(
      '/login/provider?problem=ERR_PROVIDER_BUSY',
    );
    expect(await logged().execute()).toHaveLength(before);
  } finally {
    await accounts.close();
  }
});
