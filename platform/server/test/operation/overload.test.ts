import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readSettings } from '../../configuration/settings.ts';
import { laneOf } from '../../http/admission/lanes.ts';
import { createApp } from '../../http/create-app.ts';

let folder: string;
let app: FastifyInstance;
let url: string;
let release: (() => void)[] = [];

/** Twenty slots: 20 for actions, 16 for reads, 12 public, 8 exports; plus twenty for sign-in. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-overload-'));
  release = [];
  const limits = { IN_FLIGHT_LIMIT: '20', ACCOUNT_IN_FLIGHT_LIMIT: '20' };
  const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: folder, ...limits });
  app = await createApp(settings, [], undefined, async (token) => (token === TOKEN ? 1 : null));
  const handler = () => new Promise((resolve) => void release.push(() => resolve({ data: {} })));
  for (const address of ['/api/auth/backend/login', '/api/thing', '/api/public/thing', '/home'])
    app.route({ method: ['GET', 'POST'], url: address, handler });
  app.get('/api/export/list', handler);
  app.get('/health/live', async () => ({ Status: 'live' }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  for (const one of release) one();
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const TOKEN = 'x'.repeat(30);
const SIGNED_IN = { authorization: `Bearer ${TOKEN}` };
const request = (path: string, more: RequestInit = {}) => fetch(`${url}${path}`, more);
const fill = async (path: string, more: RequestInit, count: number) => {
  const before = release.length;
  const answers = Array.from({ length: count }, () => request(path, more));
  await expect.poll(() => release.length).toBe(before + count);
  return answers;
};
const POST = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };

describe('more concurrent requests than places', () => {
  test('excess requests get 503 with the time and the reason, in the requested language', async () => {
    await fill('/api/thing', { headers: SIGNED_IN }, 16);
    const answer = await request('/api/thing', { headers: { ...SIGNED_IN, applanguage: 'CHT' } });
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(2);
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(5);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const content = (await answer.json()) as { Code: string; Message: string };
    expect(content.Code).toBe('ERR_UNAVAILABLE');
    expect(content.Message).toMatch(/\p{Script=Han}/u);
    expect(app.admission.refused.READ).toBe(1);
  });

  test('a requested page reloads automatically, in the visitor’s language', async () => {
    await fill('/home', {}, 12);
    const browser = { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8', cookie: 'AppLanguage=CHT' };
    const answer = await request('/home', { headers: browser });
    const html = await answer.text();
    const again = answer.headers.get('retry-after');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect(html).toContain(`<meta http-equiv="refresh" content="${again}">`);
    expect(html).toMatch(/<html lang="zh-Hant[^"]*">.*<h1>請稍候<\/h1>.*\d 秒後自動重新載入/s);
    expect(html).not.toMatch(/<script|<link|src=/);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('cache-control')).toBe('no-store');
    for (const [path, more, text] of [
      ['/home?lang=CHS', {}, '请稍候'],
      ['/home', { cookie: 'AppLanguage=EN' }, 'One moment, please'],
    ] as const)
      expect(await (await request(path, { headers: { ...browser, ...more } })).text()).toContain(text);
    // A submitted form is only sent again by the visitor.
    const form = { method: 'POST', headers: { ...browser, 'content-type': 'application/json' }, body: '{}' };
    const sent = await (await request('/home', form)).text();
    expect(sent).not.toContain('http-equiv="refresh"');
    expect(sent).toContain('再次提交');
    // Programs get a machine-readable response.
    expect(await (await request('/home', { headers: { accept: '*/*' } })).json()).toMatchObject({
      Code: 'ERR_UNAVAILABLE',
    });
    const call = await request('/api/public/thing', { headers: browser });
    expect(call.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  test('another spelling of an address has the same class if it is routed there', async () => {
    const headers = SIGNED_IN;
    await fill('/api/export/list', { headers }, 8);
    for (const path of [
      '/api/%65xport/list',
      '/%61pi/export/list',
      '/api/export/list/',
      '/api/export%2Flist',
    ])
      expect([path, (await request(path, { headers })).status]).toEqual([path, 503]);
    // Control: unknown paths are answered at once and occupy no slot.
    for (const path of ['/api//export/list', '/api/Export/list'])
      expect([path, (await request(path, { headers })).status]).toEqual([path, 404]);
    expect(app.admission.inFlight()).toBe(8);
  });

  test('exports are refused first, then public pages, then reads; actions, sign-in and health remain', async () => {
    const status = async (path: string, more: RequestInit = {}) => (await request(path, more)).status;
    await fill('/api/export/list', { headers: SIGNED_IN }, 8);
    expect(await status('/api/export/list', { headers: SIGNED_IN })).toBe(503);
    await fill('/home', {}, 4);
    expect(await status('/home')).toBe(503);
    await fill('/api/thing', { headers: SIGNED_IN }, 4);
    expect(await status('/api/thing', { headers: SIGNED_IN })).toBe(503);
    const action = { ...POST, headers: { ...POST.headers, ...SIGNED_IN } };
    await fill('/api/thing', action, 4);
    expect(await status('/api/thing', action)).toBe(503);
    await fill('/api/auth/backend/login', POST, 3);
    expect(await status('/health/live')).toBe(200);
  });

  test('slots are released, also by requests that did not wait', async () => {
    const impatient = new AbortController();
    const pending = await fill('/api/thing', { headers: SIGNED_IN, signal: impatient.signal }, 16);
    impatient.abort();
    await Promise.allSettled(pending);
    await expect.poll(() => app.admission.inFlight()).toBe(0);
    const again = await fill('/api/thing', { headers: SIGNED_IN }, 16);
    for (const one of release) one();
    expect((await Promise.all(again)).map(({ status }) => status)).toEqual(Array(16).fill(200));
    expect(app.admission.inFlight()).toBe(0);
  });

  test('slow senders occupy no slot', async () => {
    const { port } = app.server.address() as AddressInfo;
    const slow = Array.from({ length: 30 }, () => connect(port, '127.0.0.1'));
    for (const one of slow)
      one.write(
        'POST /api/thing HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{',
      );
    await Promise.all(slow.map((one) => once(one, 'ready').catch(() => undefined)));
    await fill('/api/thing', { headers: SIGNED_IN }, 16);
    for (const one of slow) one.destroy();
  });
});

test.each([
  ['GET', '/health/ready', false, null],
  ['POST', '/api/auth/backend/login', false, 'SIGN_IN'],
  ['GET', '/api/auth/config', false, 'SIGN_IN'],
  ['POST', '/api/stripe/webhook', false, 'ACTION'],
  ['POST', '/api/application/progress/approve', true, 'ACTION'],
  ['GET', '/api/application/list?Page=2', true, 'READ'],
  ['GET', '/assets/main.js', false, 'READ'],
  ['GET', '/home', false, 'PUBLIC'],
  ['GET', '/api/public/certificate/check?No=1', false, 'PUBLIC'],
  ['POST', '/api/public/certificate/check/list', false, 'EXPORT'],
  ['GET', '/api/export/download?Ticket=abc', false, 'EXPORT'],
  ['GET', '/%61pi/%65xport/list', true, 'EXPORT'],
  ['GET', 'http://any.host/api/export/list', true, 'EXPORT'],
  ['POST', '/api/%61uth/backend/login', false, 'SIGN_IN'],
  ['GET', '/home?next=/api/auth/config', false, 'PUBLIC'],
  ['GET', '/%zz', false, 'PUBLIC'],
  ['GET', '/api/public/service/list', true, 'PUBLIC'],
  ['GET', '/api/translation/public/all', true, 'PUBLIC'],
] as const)('%s %s has its class', (Method, Url, IsSignedIn, lane) => {
  expect(laneOf({ Method, Url, IsSignedIn })).toBe(lane);
});
