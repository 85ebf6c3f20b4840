import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '#apps/server/http-modules.ts';
import type { Role } from '#platform/common/access/roles.ts';
import type { Route } from '#platform/common/contract/define-route.ts';
import { ownAccounts } from '#quality/support/own-accounts.ts';
import { type Answer, startTestPortal, type TestPortal } from '#quality/support/portal.ts';

/** The demo user with this role. */
const holder = (role: Role): string => role.toLowerCase().replaceAll('_', '-');
const canCall = ({ access }: Route): string =>
  holder(typeof access === 'string' ? 'CLIENT' : (access[0] as Role));
const nameOf = (route: Route): string => `${route.method} ${route.path}`;
const isBlocked = ({ status, error }: Answer): boolean =>
  status === 403 && error.Reasons?.[0]?.Code === 'ERR_TERMS_OPEN';

const signedIn = routes.filter(({ access }) => access !== 'public');
const acting = signedIn.filter(({ method }) => method === 'POST');

/** Actions allowed before the new terms are accepted, listed explicitly: all others are refused. */
const OPEN = [
  'POST /auth/logout',
  'POST /user/update/terms',
  'POST /user/language',
  'POST /two-factor/authenticator/begin',
  'POST /two-factor/authenticator/confirm',
  'POST /passkey/register/options',
  'POST /passkey/register',
  'POST /auth/step-up/options',
  'POST /auth/step-up',
];

/** Actions for users who refuse the terms and leave; a missing second factor still blocks these. */
const WAY_OUT = [
  'POST /user/data',
  'POST /user/close',
  'POST /user/session/end',
  'POST /user/session/end/others',
];
const isOpen = (route: Route): boolean => route.isAlwaysOpen === true || route.isOpenWithoutTerms === true;

describe('while new terms are not accepted', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await startTestPortal();
    await portal.db.updateTable('Account').set({ TermsVersion: '0.9' }).execute();
  });
  afterAll(() => portal.close());

  test('only these routes are open', () => {
    const named = (some: readonly Route[]) => some.map(nameOf).toSorted();
    expect(named(acting.filter(({ isAlwaysOpen }) => isAlwaysOpen))).toEqual(OPEN.toSorted());
    expect(named(routes.filter(({ isOpenWithoutTerms }) => isOpenWithoutTerms))).toEqual(WAY_OUT.toSorted());
  });

  test.each(acting.filter((route) => !isOpen(route)).map((route) => [nameOf(route), route] as const))(
    '%s is refused',
    async (_name, route) => {
      const answer = await portal.post(canCall(route), route.path, {});
      expect([answer.status, answer.error.Code, answer.error.Reasons]).toEqual([
        403,
        'ERR_FORBIDDEN',
        [{ Code: 'ERR_TERMS_OPEN', Message: 'The terms have changed. Read and accept them first.' }],
      ]);
    },
  );

  test('an upload is refused', async () => {
    const headers = { ...(await portal.token('client')), 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/media/upload',
      headers,
      payload: '--x--',
    });
    expect([answer.statusCode, answer.json().Reasons[0].Code]).toEqual([403, 'ERR_TERMS_OPEN']);
  });

  test.each(
    signedIn.filter(({ method }) => method === 'GET').map((route) => [nameOf(route), route] as const),
  )('%s is open', async (_name, route) => {
    expect(isBlocked(await portal.get(canCall(route), route.path))).toBe(false);
  });

  test('open routes are not refused for that reason', async () => {
    const last = acting.filter((route) => isOpen(route) && route.path !== '/auth/logout');
    for (const route of last)
      expect(isBlocked(await portal.post('ceo', route.path, {})), route.path).toBe(false);
    expect((await portal.post('ceo', '/auth/logout', {})).status).toBe(200);
  });

  test('a user who declines them exports their data, ends other sessions and closes the account', async () => {
    await ownAccounts(() => portal).addClient('leaving', { TermsVersion: '0.9' });
    expect(isBlocked(await portal.post('leaving', '/user/notification/read/all', {}))).toBe(true);
    const { Url } = (await portal.post('leaving', '/user/data', {})).data;
    const file = await portal.app.inject({ url: String(Url) });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/zip']);
    expect((await portal.post('leaving', '/user/session/end/others', {})).data).toEqual({ Ended: 0 });
    expect((await portal.post('leaving', '/user/close', { Email: 'leaving@demo.test' })).status).toBe(200);
    expect((await portal.get('leaving', '/user/info')).status).toBe(401);
  });

  test('accepting them restores access immediately', async () => {
    const body = { TermsVersion: '1.0', PrivacyVersion: '1.0' };
    expect((await portal.post('client', '/user/update/terms', body)).data.IsTCUpdated).toBe(false);
    expect((await portal.post('client', '/user/notification/read/all', {})).status).toBe(200);
  });
});
