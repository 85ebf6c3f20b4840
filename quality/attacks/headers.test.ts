import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RawResponse, rawRequests, type SendRaw } from '../support/raw-request.ts';
import { startWholePortal, type WholePortal } from '../support/whole-portal.ts';

/**
 * Attack tests: every response has the required security headers (checked manually against OWASP ASVS 5.0,
 * chapter 3).
 */
let portal: WholePortal;
let wire: ReturnType<typeof rawRequests>;
let send: SendRaw;
beforeAll(async () => {
  portal = await startWholePortal({ PUBLIC_URL: 'https://portal.test' });
  wire = rawRequests(portal.port);
  send = wire.send;
});
afterAll(async () => {
  wire?.close();
  await portal?.close();
});

/**
 * A page may load from this site, run only the portal's scripts and not be framed; a file is fully
 * sandboxed.
 */
const POLICY =
  /^((default-src 'none'; style-src 'unsafe-inline'; )?sandbox$|(?=.*default-src 'none')(?=.*frame-ancestors 'none')(?!.*script-src[^;]*'unsafe))/;

/** Images and data that other sites may embed or read. */
const FOR_OTHER_SITES =
  /^\/(badge|card)\/|^\/verify\/:number\.(json|atom)|^\/credentials\/|^\/\.well-known\//;

function missingIn({ status, headers }: RawResponse, path: string): string[] {
  const wrong: string[] = [];
  const need = (holds: boolean, what: string) => holds || wrong.push(what);
  need(
    POLICY.test(String(headers['content-security-policy'])),
    `policy ${headers['content-security-policy']}`,
  );
  need(headers['x-content-type-options'] === 'nosniff', 'nosniff');
  need(headers['x-frame-options'] === 'DENY', `frame ${headers['x-frame-options']}`);
  need(headers['referrer-policy'] === 'strict-origin-when-cross-origin', 'referrer');
  need(
    /^max-age=31536000; includeSubDomains$/.test(String(headers['strict-transport-security'])),
    'transport',
  );
  need(headers['cross-origin-opener-policy'] === 'same-origin', 'opener');
  const isOpen = FOR_OTHER_SITES.test(path);
  need(isOpen || headers['cross-origin-resource-policy'] === 'same-origin', 'resource policy');
  need(headers['access-control-allow-origin'] === undefined || isOpen, 'open to other origins');
  need(headers['access-control-allow-credentials'] === undefined, 'credentials of other origins');
  need(headers.server === undefined && headers['x-powered-by'] === undefined, 'says what it runs on');
  const hasBody = status !== 204 && status !== 304 && Number(headers['content-length'] ?? 1) > 0;
  const type = String(headers['content-type'] ?? '');
  need(!hasBody || type !== '', 'type');
  need(
    !/^text\/|^application\/json/.test(type) || /charset=utf-8/i.test(type) || isOpen,
    `charset of ${type}`,
  );
  for (const cookie of headers['set-cookie'] ?? [])
    need(/; Path=/.test(cookie) && /; SameSite=(Lax|Strict)/.test(cookie), `cookie ${cookie.split('=')[0]}`);
  return wrong;
}

const filled = (path: string): string => path.replace(/:\w+/g, 'something').replace('*', 'nothing');

test('every responding address sends all headers, for any caller', async () => {
  const served = portal.served();
  // A lower number would mean that the list of routes was not read.
  expect(served.length).toBeGreaterThan(450);
  const token = await portal.token('client');
  const wrong: string[] = [];
  for (const { method, path } of served)
    for (const headers of method === 'POST' || !path.startsWith('/api/') ? [{}] : [{}, token]) {
      const response = await send(method, filled(path), { ...headers, origin: 'https://evil.test' });
      for (const what of missingIn(response, path)) wrong.push(`${method} ${path}: ${what}`);
    }
  expect([...new Set(wrong)]).toEqual([]);
});

test('so do early refusals', async () => {
  const wrong: string[] = [];
  for (const [method, path, body, type] of [
    ['GET', '/api/%zz'],
    ['GET', '/%zz'],
    ['GET', `/api/image/view/${'x'.repeat(300)}`],
    ['PUT', '/home'],
    ['DELETE', '/api/user/info'],
    ['OPTIONS', '/api/user/info'],
    ['TRACE', '/'],
    ['POST', '/api/auth/web/login', '{', 'application/json'],
    ['POST', '/api/auth/web/login', '<x/>', 'application/xml'],
    ['POST', '/api/auth/web/login', `{"a":"${'x'.repeat(1_048_577)}"}`, 'application/json'],
    ['POST', '/contact', 'x', 'text/plain'],
    ['GET', '/assets/..%2f..%2fserver/entry-server.js'],
  ] as const) {
    const response = await send(method, path, type ? { 'content-type': type } : {}, body);
    expect([path.slice(0, 30), response.status >= 300 && response.status < 500]).toEqual([
      path.slice(0, 30),
      true,
    ]);
    for (const what of missingIn(response, path)) wrong.push(`${method} ${path.slice(0, 40)}: ${what}`);
  }
  expect(wrong).toEqual([]);
});

test('a page with broken escapes in its address is answered as not found', async () => {
  for (const path of ['/%zz', '/user/edit/%F0', '/service/view/%E0%A4%A']) {
    const response = await send('GET', path);
    expect([path, response.status, response.headers.location]).toEqual([path, 302, '/404']);
  }
  expect((await send('GET', '/api/%zz')).status).toBe(422);
  expect((await send('POST', '/%zz')).status).toBe(422);
});

test.each([
  ['not HTTP', 'GARBAGE\r\n\r\n', 400],
  ['headers without an end', `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
])('an invalid request is answered as uncacheable data: %s', async (_, bytes, status) => {
  const response = await portal.raw(bytes);
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  for (const line of ['x-content-type-options: nosniff', 'cache-control: no-store', "frame-ancestors 'none'"])
    expect(response).toContain(line);
  expect(response).not.toMatch(/node|fastify|HPE_/i);
});

test('control: a server without these headers is detected', async () => {
  const weak = fastify();
  weak.get('/', (_, reply) => reply.header('access-control-allow-origin', '*').type('text/html').send('<p>'));
  const { statusCode, headers, body } = await weak.inject('/');
  const found = missingIn({ status: statusCode, headers: headers as RawResponse['headers'], body }, '/');
  expect(found.length).toBeGreaterThan(6);
});
