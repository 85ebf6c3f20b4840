import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countSignInAttempt } from '#modules/identity/sign-in/server/count-sign-in-attempt.ts';
import { connect } from '#platform/server/database/connect.ts';
import { searchPatterns } from '#platform/server/database/search-text.ts';
import { countAttempt } from '#platform/server/http/limits.ts';
import { startTestPortal, type TestPortal } from '../support/portal.ts';
import { newestMail } from '../support/sessions.ts';
import { PASSWORD, PERSON, userFixture } from '../support/user-fixture.ts';

/**
 * Attack tests: rate limits apply to excessive requests under any spelling of an address and from any
 * network.
 */
let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());

const { key, newClient } = userFixture(() => portal);

describe('expensive requests', () => {
  test('a deeply nested body is a client error, not a server error', async () => {
    const nested = (open: string, close: string, depth: number) =>
      `${open.repeat(depth)}1${close.repeat(depth)}`;
    const headers = { ...(await portal.token('client')), 'content-type': 'application/json' };
    for (const value of [nested('[', ']', 100_000), nested('{"a":', '}', 60_000), nested('[', ']', 40)]) {
      const payload = `{"ApplicationKey":"AAAAAAAAAAAAAAAAAAAAAA","Answers":{"a":${value}}}`;
      const { statusCode } = await portal.app.inject({
        method: 'POST',
        url: '/api/application/save',
        headers,
        payload,
      });
      expect(statusCode).toBe(422);
    }
    const payload = `{"ApplicationKey":"AAAAAAAAAAAAAAAAAAAAAA","Answers":{"a":${nested('[', ']', 10)}}}`;
    const { statusCode } = await portal.app.inject({
      method: 'POST',
      url: '/api/application/save',
      headers,
      payload,
    });
    expect(statusCode).toBe(404);
  });

  test('a search has a maximum number of words', async () => {
    expect(searchPatterns('Jade  PEAK jade 50%_')).toEqual(['%jade%', '%peak%', '%50\\%\\_%']);
    expect(searchPatterns('a b c d e f g h i j k l m n o p')).toHaveLength(8);
    expect(searchPatterns(undefined)).toEqual([]);
  });

  test('a client can email a limited number of addresses, and staff one mailbox a limited number of times', async () => {
    const headers = await newClient('spammer@client.test');
    const invite = async (at: number) =>
      (await portal.post(null, '/user/sub/invite', { Email: `stranger${at}@mail.test`, ...PERSON }, headers))
        .status;
    for (let at = 0; at < 30; at += 1) expect(await invite(at)).toBe(200);
    expect(await invite(30)).toBe(429);
    const ParentKey = await key('client2');
    const again = async () => {
      const made = await portal.post('business', '/user/sub/invite', {
        Email: 'one@mail.test',
        ...PERSON,
        ParentKey,
      });
      if (made.status === 200)
        await portal.post('business', '/user/sub/remove', { UserKey: String(made.data.UserKey) });
      return made.status;
    };
    const all = [];
    for (let at = 0; at < 7; at += 1) all.push(await again());
    expect(all).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });
});

describe('identity of mailbox, address and account', () => {
  const tries = async (
    all: { account?: string; address?: string }[],
    kind: 'login' | 'mail' | 'register' | 'code' | 'guess' = 'mail',
  ) => {
    await portal.db.deleteFrom('Attempt').execute();
    let past = 0;
    for (const [at, { account, address = `198.51.100.${at}` }] of all.entries())
      past += await (kind === 'guess' && account
        ? countSignInAttempt(portal.db, { kind, address, account })
        : countAttempt(portal.db, { kind: kind as 'login', address, ...(account && { account }) })
      ).then(
        () => 1,
        () => 0,
      );
    return past;
  };
  const many = <T>(size: number, make: (at: number) => T) =>
    Array.from({ length: size }, (_, at) => make(at));

  test('a mailbox is the same in any notation: case, plus tags, ignored dots', async () => {
    const ways = [
      'a.b@gmail.com',
      'A.B@GMAIL.com',
      'ab@gmail.com',
      'a.b+1@gmail.com',
      'a..b+x@googlemail.com',
      'AB+y@gmail.com',
      'a.b.@gmail.com',
      'ab+z+z@gmail.com',
    ];
    expect(await tries(ways.map((account) => ({ account })))).toBe(6);
    // Control: other users' mailboxes are separate, and with other providers a dot may be significant.
    expect(await tries(many(8, (at) => ({ account: `person${at}@gmail.com` })))).toBe(8);
    expect(await tries([...many(6, () => ({ account: 'a.b@box.test' })), { account: 'ab@box.test' }])).toBe(
      7,
    );
  });

  test('an IPv6 prefix is one address, in any notation', async () => {
    const address = (at: number) =>
      `2001:db8:${at % 2 === 0 ? '0' : ''}${at % 2 === 0 ? ':7:' : '0:7:'}${at.toString(16)}::${at}`;
    expect(
      await tries(
        many(70, (at) => ({ address: address(at) })),
        'code',
      ),
    ).toBe(60);
    expect(
      await tries(
        many(70, (at) => ({ address: at % 2 ? '::ffff:203.0.113.9' : '203.0.113.9' })),
        'code',
      ),
    ).toBe(60);
    // Control: seventy customer networks count as seventy places.
    expect(
      await tries(
        many(70, (at) => ({ address: `2001:db8:0:${at.toString(16)}::1` })),
        'code',
      ),
    ).toBe(70);
  });

  test('attempts on many accounts from one address are blocked there', async () => {
    expect(
      await tries(
        many(130, (at) => ({ account: `one${at}@mail.test`, address: '203.0.113.8' })),
        'login',
      ),
    ).toBe(100);
  });

  test('an account cannot be guessed from ten thousand addresses, and its owner is not locked out', async () => {
    const Email = 'guarded@client.test';
    await newClient(Email);
    const login = async (remoteAddress: string, more: Record<string, unknown> = {}) => {
      const payload = { Email, Password: PASSWORD, ...more };
      const answer = await portal.app.inject({
        method: 'POST',
        url: '/api/auth/web/login',
        payload,
        remoteAddress,
      });
      return {
        status: answer.statusCode,
        content: answer.json().Message,
        again: answer.headers['retry-after'],
      };
    };
    expect((await login('198.51.100.7')).status).toBe(200);
    const guesses = (account: string) =>
      tries(
        many(120, (at) => ({ account, address: `203.0.${at}.1` })),
        'guess',
      );
    expect(await guesses('nobody@client.test')).toBe(100);
    const unknown = await login('192.0.2.1', { Email: 'nobody@client.test' });
    expect(await guesses(Email.toUpperCase())).toBe(100);

    // Anonymous callers get the same response for existing and missing accounts, with right or wrong
    // passwords.
    const [right, wrong] = [
      await login('192.0.2.1'),
      await login('192.0.2.2', { Password: 'Wrong-words-1' }),
    ];
    expect(right).toMatchObject({
      status: 429,
      content: expect.stringMatching(/passkey.*reset your password/),
    });
    expect([wrong.content, unknown.content, unknown.status]).toEqual([right.content, right.content, 429]);
    expect(Number(right.again)).toBeLessThanOrEqual(86_400);
    // The owner can still sign in from the usual network, within that network's limit.
    expect((await login('198.51.100.7')).status).toBe(200);
    expect((await login('198.51.100.8')).status).toBe(429);
    // A password reset by email permits the sign-in from a new network.
    await portal.post(null, '/user/forgot', { Email });
    const Code = (await newestMail(portal, Email)).code;
    const reset = { Code, Password: 'Other-harbour-93' };
    const { statusCode } = await portal.app.inject({
      method: 'POST',
      url: '/api/user/reset',
      payload: reset,
      remoteAddress: '192.0.2.77',
    });
    expect(statusCode).toBe(200);
    expect((await login('192.0.2.77', { Password: reset.Password })).status).toBe(200);
    expect((await login('192.0.2.78', { Password: reset.Password })).status).toBe(429);
    // Control: other accounts are not restricted.
    expect((await login('192.0.2.78', { Email: 'spammer@client.test' })).status).toBe(200);
    // At the owner's usual network, ten wrong passwords are the limit.
    const there = [];
    for (let at = 0; at < 11; at += 1)
      there.push((await login('198.51.100.7', { Password: 'Wrong-words-1' })).status);
    expect(there).toEqual([...Array(10).fill(401), 429]);
  });

  test('the limit also applies to concurrent requests at two processes', async () => {
    await portal.db.deleteFrom('Attempt').execute();
    const other = connect(String(portal.portal.settings.DATABASE_URL), 5);
    const all = await Promise.allSettled(
      many(40, (at) =>
        countAttempt(at % 2 ? other.db : portal.db, {
          kind: 'login',
          account: 'at-once@mail.test',
          address: '203.0.113.7',
        }),
      ),
    );
    await other.db.destroy();
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });

  test('addresses claimed by a sender are not trusted', async () => {
    await portal.db.deleteFrom('Attempt').execute();
    const statuses = [];
    for (let at = 0; at < 12; at += 1) {
      const headers = {
        'x-forwarded-for': `203.0.113.${at}`,
        'x-real-ip': `203.0.113.${at}`,
        forwarded: `for=203.0.113.${at}`,
        'cf-connecting-ip': `203.0.113.${at}`,
      };
      const body = { Email: at % 2 ? 'Nobody@mail.test' : 'nobody@MAIL.test', Password: 'Wrong-words-1' };
      statuses.push((await portal.post(null, '/auth/web/login', body, headers)).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.slice(10)).toEqual([429, 429]);
  });
});
