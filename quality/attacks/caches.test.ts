import fastify from 'fastify';
import { expect, test } from 'vitest';
import { routes } from '#apps/server/http-modules.ts';
import { samplePdf } from '#platform/server/demo/sample-pdf.ts';
import type { RawResponse, SendRaw } from '../support/raw-request.ts';
import type { WholePortal } from '../support/whole-portal.ts';
import { withRawRequests } from '../support/with-raw-requests.ts';

/** Attack tests: no browser or intermediate cache stores personal data, however the URL is written. */
let portal: WholePortal;
let send: SendRaw;
withRawRequests((...fixtures) => {
  [portal, send] = fixtures;
});

/** Maintained manually: API responses that are the same for everyone and may be cached. No others may be. */
const CACHEABLE = new Set(['GET /translation/public', 'GET /translation/public/all']);

const isCacheable = ({ headers }: RawResponse): boolean => headers['cache-control'] !== 'no-store';

test('no API response is cacheable, for any caller and any spelling of the URL', async () => {
  const wrong: string[] = [];
  let answered = 0;
  for (const { method, path } of routes) {
    if (CACHEABLE.has(`${method} ${path}`)) continue;
    for (const [start, headers] of [
      ['/api', {}],
      ['/%61pi', await portal.token('admin')],
      ['http://evil.test/api', await portal.token('client')],
    ] as const) {
      if (method === 'POST' && start !== '/api') continue;
      const response = await send(
        method,
        `${start}${path}`,
        { ...headers, 'content-type': 'application/json' },
        '{}',
      );
      if (response.status === 200) answered += 1;
      if (isCacheable(response))
        wrong.push(`${method} ${start}${path}: ${response.headers['cache-control']}`);
    }
  }
  expect(wrong).toEqual([]);
  // Error responses alone would prove little.
  expect(answered).toBeGreaterThan(100);
});

test('nor is an error, a missing page or a file behind a ticket', async () => {
  const FileKey = await portal.upload('client', 'document');
  const { data } = await portal.post('client', '/media/ticket', { FileKey });
  const file = await send('GET', String(data.Url));
  expect([file.status, file.headers['content-length']]).toEqual([
    200,
    String(samplePdf(`document of ${await idOf('client')}`).byteLength),
  ]);
  for (const response of [
    file,
    await send('GET', String(data.Url)),
    await send('GET', '/api/nothing/here'),
    await send('GET', '/api/%zz'),
    await send('GET', '/api/user/info/page.css', await portal.token('client')),
    await send('PUT', '/home'),
    await send('GET', '/api/first-sight', await portal.token('client')),
    await send('GET', '/api/user/data?ticket=none'),
  ])
    expect([response.status, response.headers['cache-control']]).toEqual([response.status, 'no-store']);
});

test('a cacheable page contains nothing about the visitor, and varies by language', async () => {
  const token = await portal.token('client');
  for (const path of ['/home', '/services', '/search', '/login', '/dashboard', '/applications']) {
    const [open, own] = [await send('GET', path), await send('GET', path, token)];
    expect([path, open.status, own.body]).toEqual([path, 200, open.body]);
    expect([path, String(open.headers['cache-control'])]).toEqual([
      path,
      expect.stringMatching(/no-cache|max-age=0|no-store/),
    ]);
    const chinese = await send('GET', path, { cookie: 'AppLanguage=CHT' });
    expect([path, chinese.body === open.body]).toEqual([path, false]);
    expect([path, String(chinese.headers.vary).toLowerCase()]).toEqual([
      path,
      expect.stringContaining('cookie'),
    ]);
  }
});

test('request data of one visitor is not rendered for the next', async () => {
  for (const [path, headers] of [
    ['http://evil.test/home', {}],
    ['http://evil.test/services?utm=evil', {}],
    ['/home', { host: 'evil.test' }],
    ['/home', { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'javascript' }],
    ['/search', { 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test' }],
  ] as const) {
    const response = await send('GET', path, { ...headers });
    expect([path, response.status, /evil/.test(response.body.replaceAll('utm=evil', ''))]).toEqual([
      path,
      200,
      false,
    ]);
    expect(JSON.stringify(response.headers)).not.toContain('evil');
  }
  expect((await send('GET', '/home')).body).not.toContain('evil');
});

const idOf = async (user: string) => {
  const row = portal.db.selectFrom('Account').select('Id').where('Email', '=', `${user}@demo.test`);
  return (await row.executeTakeFirstOrThrow()).Id;
};

test('control: a response without cache headers is detected', async () => {
  const weak = fastify();
  weak.get('/', async () => ({ Name: 'Somebody' }));
  const { statusCode: status, headers, body } = await weak.inject('/');
  expect(isCacheable({ status, headers: headers as RawResponse['headers'], body })).toBe(true);
});
