/**
 * Checks that endpoints enforce their contracts: session, roles, known input fields, response schemas and
 * error codes.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#apps/server/http-modules.ts';
import { ROLES, type Role } from '#platform/common/access/roles.ts';
import type { Route } from '#platform/common/contract/define-route.ts';
import { errorBody } from '#platform/common/contract/error.ts';
import { type Answer, startTestPortal, type TestPortal } from '../support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());

const nameOf = (route: Route): string => `${route.method} ${route.path}`;
/** The demo data has one user per role, named after the role. */
const personOf = (role: Role): string => role.toLowerCase().replaceAll('_', '-');
const call = (user: string | null, route: Route, body: unknown = {}): Promise<Answer> =>
  route.method === 'GET' ? portal.get(user, route.path) : portal.post(user, route.path, body);
const isLimited = (route: Route): boolean => Array.isArray(route.access);

describe('access', () => {
  it('no one without a session, except on public routes', async () => {
    const closed = routes.filter((route) => route.access !== 'public');
    expect(closed.length).toBeGreaterThan(50);
    const let_in: string[] = [];
    for (const route of closed) {
      const answer = await call(null, route);
      if (answer.status !== 401 || answer.error.Code !== 'ERR_AUTH') let_in.push(nameOf(route));
    }
    expect(let_in).toEqual([]);
  });

  it('an invalid token is refused', async () => {
    for (const authorization of ['Bearer ', `Bearer ${'x'.repeat(43)}`, 'Basic YTpi', "Bearer ' or 1=1 --"]) {
      const answer = await portal.app.inject({ url: '/api/user/info', headers: { authorization } });
      expect([authorization, answer.statusCode]).toEqual([authorization, 401]);
    }
  });

  it.each(ROLES)('%s exactly where the route names the role', async (role) => {
    const wrong: string[] = [];
    for (const route of routes.filter(isLimited)) {
      const answer = await call(personOf(role), route);
      const isRefused = answer.status === 403 && answer.error.Code === 'ERR_FORBIDDEN';
      if (isRefused === route.access.includes(role)) wrong.push(`${nameOf(route)}: ${answer.status}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('input', () => {
  it('fields outside the contract are refused', async () => {
    const taken: string[] = [];
    for (const route of routes.filter((one) => one.method === 'POST' && one.path !== '/auth/logout')) {
      const role = isLimited(route) ? (route.access[0] as Role) : 'ADMIN';
      const answer = await call(route.access === 'public' ? null : personOf(role), route, { IsAdmin: true });
      if (answer.status !== 422 || answer.error.Code !== 'ERR_VALIDATION')
        taken.push(`${nameOf(route)}: ${answer.status}`);
    }
    expect(taken).toEqual([]);
  });

  it('no query parameter outside the contract, and the field is named', async () => {
    const sizes = await portal.get('admin', '/application/list', { PageSize: '11' });
    expect(sizes).toMatchObject({
      status: 422,
      error: { Code: 'ERR_VALIDATION', Fields: [{ Field: 'PageSize' }] },
    });
    const sort = await portal.get('admin', '/application/list', { Sort: 'password_hash' });
    expect(sort).toMatchObject({ status: 422, error: { Fields: [{ Field: 'Sort' }] } });
    const unknown = await portal.get('admin', '/application/list', { Where: '1=1' });
    expect(unknown.status).toBe(422);
  });

  it('only JSON objects', async () => {
    for (const payload of ['{', '"text"', '[]', 'null', '{"__proto__":{"x":1}}']) {
      const answer = await portal.app.inject({
        method: 'POST',
        url: '/api/auth/web/login',
        headers: { 'content-type': 'application/json' },
        payload,
      });
      expect([payload, answer.statusCode >= 400 && answer.statusCode < 500]).toEqual([payload, true]);
      expect(errorBody.strict().safeParse(answer.json()).success).toBe(true);
    }
  });
});

describe('characters that cannot be typed', () => {
  const NUL = '\0';
  const HALF = '\ud83d';

  it.each([
    ['/api/application/list?Search=%00', 422],
    ['/api/application/list?Status=%00', 422],
    ['/api/application/certificate/list?Search=%00', 422],
    ['/api/log/list?Search=%00', 422],
    ['/api/public/certificate/list?Search=%00', 422],
    ['/api/public/certificate/view?CertificateNo=%00', 422],
    ['/api/public/certificate/download?CertificateNo=%00&Code=A', 422],
    ['/api/application/%E0%A4%A', 422],
  ])('in a URL are refused in the format of the contract: %s', async (url, status) => {
    const token = (await portal.token('admin')).authorization;
    const answer = await portal.app.inject({ url, headers: { authorization: token } });
    expect([url, answer.statusCode, answer.json().Code]).toEqual([url, status, 'ERR_VALIDATION']);
    expect(errorBody.strict().safeParse(answer.json()).success).toBe(true);
  });

  it.each([NUL, HALF])('in a body are refused by the name of their field', async (bad) => {
    const ApplicationKey = 'nobody-has-this-key';
    const remark = await portal.post('business', '/application/return', {
      ApplicationKey,
      Remark: `a${bad}`,
    });
    expect(remark).toMatchObject({ status: 422, error: { Fields: [{ Field: 'Remark' }] } });
    const answers = await portal.post('client', '/application/save', {
      ApplicationKey,
      Answers: { Sites: [{ SiteName: bad }] },
    });
    expect(answers).toMatchObject({
      status: 422,
      error: { Fields: [{ Field: 'Answers.Sites.0.SiteName' }] },
    });
    const name = await portal.post('client', '/application/save', { ApplicationKey, Answers: { [bad]: 1 } });
    expect(name).toMatchObject({ status: 422, error: { Fields: [{ Field: 'Answers' }] } });
  });

  it('of forty thousand unknown fields twenty are named', async () => {
    const many = Object.fromEntries(Array.from({ length: 40_000 }, (_, no) => [`Field${no}`, 1]));
    const { status, error } = await portal.post(null, '/auth/web/login', many);
    expect(status).toBe(422);
    const unknown = error.Fields?.filter(({ Code }) => Code === 'FIELD_UNKNOWN');
    expect(unknown?.map(({ Field }) => Field)).toEqual(Array.from({ length: 20 }, (_, no) => `Field${no}`));
  });

  it('are distinguished from a missing field', async () => {
    const { error } = await portal.post('business', '/application/return', { Remark: ['x'] });
    expect(error.Fields?.map(({ Field, Code }) => [Field, Code])).toEqual([
      ['ApplicationKey', 'FIELD_REQUIRED'],
      ['Remark', 'FIELD_INVALID'],
    ]);
  });
});

describe('output', () => {
  /**
   * Endpoints that are called as a client: staff must name an organisation for a statement of account; chats
   * belong to a client.
   */
  const OF_CLIENTS = ['/dashboard/usual', '/cycle/tasks', '/payment/account', '/chat/view', '/chat/count'];
  const callerOf = (route: Route) =>
    route.access === 'public' ? null : OF_CLIENTS.includes(route.path) ? 'client' : 'admin';
  const plain = routes.filter((route) => route.method === 'GET' && route.query.safeParse({}).success);

  it.each(plain.map((route) => [nameOf(route), route] as const))(
    '%s: exactly the contract',
    async (_, route) => {
      const answer = await call(callerOf(route), route);
      expect(answer.status).toBe(200);
      expect(route.data.parse(answer.data)).toEqual(answer.data);
    },
  );

  it('a failure in the format of the contract, without internals', async () => {
    for (const [method, url] of [
      ['GET', '/api/nowhere'],
      ['POST', '/api/application/view'],
      ['GET', '/api/auth/web/login'],
      ['DELETE', '/api/user/info'],
    ] as const) {
      const answer = await portal.app.inject({ method, url });
      expect([url, answer.statusCode, answer.json().Code]).toEqual([url, 404, 'ERR_NOT_FOUND']);
      expect(errorBody.strict().safeParse(answer.json()).success).toBe(true);
    }
  });

  it('the same 404 for a missing record and for one of another user', async () => {
    const answer = await portal.get('client', '/application/view', { ApplicationKey: 'nobody-has-this-key' });
    expect(answer).toMatchObject({ status: 404, error: { Code: 'ERR_NOT_FOUND' } });
  });

  it.each([
    ['EN', 'Your session has ended. Sign in again.'],
    ['CHT', '你的登入已結束，請重新登入。'],
    ['TC', '你的登入已結束，請重新登入。'],
    ['CHS', '您的登录已结束，请重新登录。'],
    ['SC', '您的登录已结束，请重新登录。'],
  ])('messages in the language of the header: %s', async (applanguage, message) => {
    const answer = await portal.app.inject({ url: '/api/user/info', headers: { applanguage } });
    expect(answer.json().Message).toBe(message);
  });

  it.each([
    ['/api/user/info?lang=CHS', 401],
    ['/api/auth/config?lang=CHT', 200],
    ['/api/public/service/list?lang=TC', 200],
  ])('the optional lang parameter is accepted: %s', async (url, status) => {
    const answer = await portal.app.inject(url);
    expect(answer.statusCode).toBe(status);
    if (status === 401) expect(answer.json().Message).toBe('您的登录已结束，请重新登录。');
  });
});
