import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Accounts } from '#quality/support/accounts.ts';
import {
  type MisbehavingProvider,
  type ProviderFault,
  startMisbehavingProvider,
} from '#quality/support/misbehaving-provider.ts';
import { browser, newestAudit, open, start, startProviderPortal } from '#quality/support/provider-browser.ts';

describe('a misbehaving provider', () => {
  let provider: MisbehavingProvider;
  let accounts: Accounts;
  beforeAll(async () => {
    provider = await startMisbehavingProvider();
    accounts = await startProviderPortal(provider.issuer, { OIDC_AUDIENCE: 'both' });
    await accounts.addAccount('staff@provider.test', ['ADMIN']);
  });
  afterAll(async () => {
    await accounts.close();
    await provider.close();
  });

  async function notified(lie: ProviderFault, iss = provider.issuer): Promise<string> {
    const visitor = browser();
    const parameters = new URL(await start(accounts, visitor)).searchParams;
    const code = provider.codeFor(lie, parameters.get('nonce') ?? '');
    const query = new URLSearchParams({ code, state: parameters.get('state') ?? '', iss });
    return open(accounts, visitor, `/api/auth/provider/return?${query}`);
  }

  test('is accepted while its tokens are valid', async () => {
    expect(await notified({})).toMatch(/^\/login\/provider#code=/);
  });

  const now = Math.floor(Date.now() / 1_000);
  const lies: [string, ProviderFault][] = [
    ['another nonce', { claims: { nonce: 'x'.repeat(43) } }],
    ['no nonce', { claims: { nonce: null } }],
    ['another issuer', { claims: { iss: 'https://evil.test' } }],
    ['another audience', { claims: { aud: 'another portal' } }],
    ['an expired token', { claims: { iat: now - 90_000, exp: now - 86_400 } }],
    ['no subject', { claims: { sub: null } }],
    ['a key of another provider', { isOtherKey: true }],
    ['no signature', { alg: 'none' }],
    ['no id token', { isWithoutIdToken: true }],
    [
      'somebody else’s details',
      {
        claims: { email: null },
        userInfo: { sub: 'subject-2', email: 'staff@provider.test', email_verified: true },
      },
    ],
    ['a page instead of a token', { token: { status: 200, body: '<html>' } }],
  ];
  test.each(lies)('%s is refused', async (_what, lie) => {
    expect(await notified(lie)).toBe('/login/provider?problem=ERR_PROVIDER_ANSWER');
    expect(await newestAudit(accounts)).toMatchObject({ Event: 'PROVIDER_FAILED', AccountId: null });
    expect((await newestAudit(accounts)).Detail?.Reason).toMatch(/^(OAUTH_\w+|NO_ID_TOKEN)$/);
  });

  test('a response in the name of another issuer is refused', async () => {
    expect(await notified({}, 'https://evil.test')).toBe('/login/provider?problem=ERR_PROVIDER_ANSWER');
  });

  test('only the boolean true counts as verified', async () => {
    for (const email_verified of ['true', 1, 'yes', null])
      expect(await notified({ claims: { sub: 'subject-9', email_verified } })).toBe(
        '/login/provider?problem=ERR_PROVIDER_EMAIL',
      );
  });

  test('during an outage it admits no one, and it is queried again', async () => {
    const other = await startProviderPortal(provider.issuer);
    try {
      provider.isAway = true;
      expect(await start(other, browser())).toBe('/login/provider?problem=ERR_PROVIDER_AWAY');
      expect(await newestAudit(other)).toMatchObject({
        Event: 'PROVIDER_FAILED',
        Object: 'ERR_PROVIDER_AWAY',
      });
      // Where the configuration is already cached, the redirect still works and the failure is reported on
      // return.
      expect(await notified({})).toBe('/login/provider?problem=ERR_PROVIDER_AWAY');
      provider.isAway = false;
      expect(await start(other, browser())).toMatch(new RegExp(`^${provider.issuer}/auth\\?`));
    } finally {
      provider.isAway = false;
      await other.close();
    }
  });
});
