import { expect, test } from 'vitest';
import { routes } from '#apps/server/http-modules.ts';
import { ROLES } from '#platform/common/access/roles.ts';
import { accessTable } from '../support/access-table.ts';
import type { SendRaw } from '../support/raw-request.ts';
import type { WholePortal } from '../support/whole-portal.ts';
import { withRawRequests } from '../support/with-raw-requests.ts';

/** Attack tests: alternative spellings of a URL do not bypass access control, and other URLs lead nowhere. */
let portal: WholePortal;
let send: SendRaw;
withRawRequests((...fixtures) => {
  [portal, send] = fixtures;
});

/** Spellings of `/api` plus a path. Those that every parser reads as the same URL come first. */
const SAME: Readonly<Record<string, (path: string) => string>> = {
  unchanged: (path) => `/api${path}`,
  'one letter escaped': (path) => `/%61pi${path}`,
  'every letter escaped': (path) =>
    `/api${path.replace(/[a-z]/g, (one) => `%${one.charCodeAt(0).toString(16)}`)}`,
  'a trailing slash': (path) => `/api${path}/`,
  'a host before': (path) => `http://evil.test/api${path}`,
  'a language': (path) => `/api${path}?lang=EN`,
};
const OTHERS: Readonly<Record<string, (path: string) => string>> = {
  'capital letters': (path) => `/API${path.toUpperCase()}`,
  'two slashes': (path) => `//api${path}`,
  'two slashes inside': (path) => `/api/${path}`,
  'a dot': (path) => `/./api/.${path}`,
  'a parent folder': (path) => `/home/../api${path}`,
  'a parent folder, escaped': (path) => `/home/%2e%2e/api${path}`,
  'a slash escaped': (path) => `/api%2f${path.slice(1)}`,
  'a slash escaped twice': (path) => `/api%252f${path.slice(1)}`,
  'a parameter of the path': (path) => `/api${path};a=b`,
  'a NUL': (path) => `/api${path}%00`,
  'a line break': (path) => `/api${path}%0a`,
  'a tab': (path) => `/api${path}%09`,
  'a space': (path) => `/api${path}%20`,
  'a backslash': (path) => `\\api${path.replaceAll('/', '\\')}`,
  'a file name': (path) => `/api${path}/page.css`,
  'a file extension': (path) => `/api${path}.css`,
  'letters of another alphabet': (path) =>
    `/\u00e0pi${encodeURI(path)}`.normalize('NFD').replace(/[^\x20-\x7e]/g, '%cc%80'),
};

const guarded = routes.filter(({ access }) => access !== 'public');
const SOMETHING = { 'content-type': 'application/json' };

test('no spelling is accessible without a session', async () => {
  expect(guarded.length).toBeGreaterThan(280);
  const wrong: string[] = [];
  for (const [at, { method, path }] of guarded.entries())
    for (const [how, spell] of [...Object.entries(SAME), ...Object.entries(OTHERS)]) {
      const { status } = await send(method, spell(path), SOMETHING, '{}');
      // The same URL requires a session as usual; any other is refused, unknown or redirected to "not found".
      const isRight = how in SAME ? status === 401 : [302, 404, 400, 422].includes(status);
      if (!isRight) wrong.push(`${method} ${path}, ${how}: ${status}`);
      // All spellings are tested on every seventh URL, the plain ones on all URLs.
      if (how === 'a host before' && at % 7 !== 0) break;
    }
  expect(wrong).toEqual([]);
});

test('no spelling is accessible to another role', async () => {
  const wrong: string[] = [];
  for (const { method, path } of guarded) {
    const allowedRoles = accessTable[`${method} ${path}`]?.Who ?? 'signed in';
    if (typeof allowedRoles === 'string') continue;
    const other = ROLES.find((role) => !allowedRoles.includes(role));
    const token = await portal.token(String(other).toLowerCase().replaceAll('_', '-'));
    for (const how of ['unchanged', 'one letter escaped', 'a trailing slash'] as const) {
      const response = await send(
        method,
        (SAME[how] as (path: string) => string)(path),
        { ...SOMETHING, ...token },
        '{}',
      );
      if (response.status !== 403) wrong.push(`${method} ${path} as ${other}, ${how}: ${response.status}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('no header and no other method changes the address or the method', async () => {
  const token = await portal.token('client');
  const hidden: Record<string, string> = {
    'x-original-url': '/api/log/list',
    'x-rewrite-url': '/api/log/list',
    'x-forwarded-uri': '/api/log/list',
    'x-forwarded-prefix': '/api/log',
    'x-http-method-override': 'POST',
    'x-method-override': 'POST',
  };
  const info = await send('GET', '/api/user/info', token);
  for (const [name, value] of Object.entries(hidden)) {
    const response = await send('GET', '/api/user/info', { ...token, [name]: value });
    expect([name, response.status, response.body]).toEqual([name, 200, info.body]);
  }
  // HEAD requests have the same access control as GET requests.
  expect((await send('HEAD', '/api/user/info')).status).toBe(401);
  expect((await send('HEAD', '/api/log/list', token)).status).toBe(403);
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'LOCK']) {
    const response = await send(method, '/api/user/info', token);
    expect([method, response.status]).toEqual([method, 404]);
  }
  for (const { path, method } of guarded.slice(0, 40)) {
    const { status } = await send(method === 'GET' ? 'POST' : 'GET', `/api${path}`, {
      ...token,
      ...SOMETHING,
    });
    const isBoth = routes.some((route) => route.path === path && route.method !== method);
    expect([path, isBoth || status === 404]).toEqual([path, true]);
  }
});

test('a token is accepted in the authorization header only', async () => {
  const { authorization = '' } = await portal.token('client');
  const token = authorization.slice(7);
  for (const [path, headers] of [
    [`/api/user/info?token=${token}`, {}],
    [`/api/user/info?access_token=${token}`, {}],
    [`/api/user/info?authorization=Bearer%20${token}`, {}],
    ['/api/user/info', { cookie: `token=${token}; session=${token}; Authorization=Bearer ${token}` }],
    ['/api/user/info', { 'x-access-token': token }],
    ['/api/user/info', { authorization: token }],
    ['/api/user/info', { authorization: `Basic ${Buffer.from(`x:${token}`).toString('base64')}` }],
    ['/api/user/info', { authorization: `Bearer ${token} x` }],
    ['/api/user/info', { authorization: `Bearer ${token.slice(0, -1)}` }],
    ['/api/user/info', { authorization: 'Bearer undefinedundefinedundefined' }],
  ] as const) {
    const { status } = await send('GET', path, { ...headers });
    expect([path, headers, [401, 422].includes(status)]).toEqual([path, headers, true]);
  }
  // Control: the authorised call succeeds, and so does the same URL with an escaped letter.
  for (const path of ['/api/user/info', '/%61pi/user/info', 'http://evil.test/api/user/info'])
    expect([path, (await send('GET', path, { authorization })).status]).toEqual([path, 200]);
});
