import { expect, test } from 'vitest';
import { safeRedirect } from '#platform/common/access/navigate.ts';
import type { SendRaw } from '../support/raw-request.ts';
import { withRawRequests } from '../support/with-raw-requests.ts';

/** Attack tests: the portal's URLs never redirect outside the portal. */
let send: SendRaw;
withRawRequests((_portal, sendRequest) => {
  send = sendRequest;
});

const FOREIGN_ADDRESSES = [
  'https://evil.test',
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\/evil.test',
  '/\t/evil.test',
  '/%09/evil.test',
  '/%2f%2fevil.test',
  '/%5cevil.test',
  '/.//evil.test',
  '/..//evil.test',
  '/applications/..//evil.test',
  'https:evil.test',
  'javascript:alert(1)',
  'data:text/html,x',
  ' //evil.test',
  '/\r\nLocation: https://evil.test',
  'evil.test/applications',
  '@evil.test',
  '/logout',
  '/login?redirect=//evil.test',
];
const isInside = (location: string | undefined): boolean =>
  location === undefined || /^\/(?![/\\])[\x20-\x7e]*$/.test(location);

test('after sign-in only a screen of the portal is opened', () => {
  expect(FOREIGN_ADDRESSES.filter((target) => safeRedirect(target) !== null)).toEqual([]);
  // Control: paths within the portal are kept for after the sign-in.
  for (const target of ['/applications?Page=2', '/viewform?key=abc', '/dashboard'])
    expect(safeRedirect(target)).toBe(target);
});

test('no response redirects to another site, whatever the address and its query', async () => {
  const wrong: string[] = [];
  let led = 0;
  for (const target of FOREIGN_ADDRESSES) {
    const encoded = encodeURIComponent(target);
    for (const [method, path] of [
      ['GET', `/?redirect=${encoded}&next=${encoded}&url=${encoded}`],
      ['GET', `/verify?number=${encoded}`],
      ['GET', `/verify?number=X&c=${encoded}`],
      ['GET', `/nothing${encoded}`],
      ['GET', `/login?redirect=${encoded}`],
      ['POST', `/login?redirect=${encoded}`],
      ['GET', `/logout?redirect=${encoded}`],
      ['GET', `/api/auth/provider/start?redirect=${encoded}`],
      ['GET', `/api/auth/provider/return?state=${encoded}`],
    ] as const) {
      const { status, headers } = await send(method, path);
      if (status >= 300 && status < 400) led += 1;
      if (!isInside(headers.location)) wrong.push(`${method} ${path}: ${headers.location}`);
      // If the sign-in keeps a redirect target, a foreign one has been removed.
      const redirect = new URL(headers.location ?? '/', 'http://x').searchParams.get('redirect');
      if (path.includes('provider') && redirect !== null && safeRedirect(redirect) === null)
        wrong.push(`${path}: kept ${redirect}`);
    }
  }
  for (const path of [
    'http://evil.test/login',
    'http://evil.test/',
    'http://evil.test/verify?number=1',
    '//evil.test/x',
  ])
    for (const method of ['GET', 'POST'] as const) {
      const { headers } = await send(method, path);
      if (!isInside(headers.location)) wrong.push(`${method} ${path}: ${headers.location}`);
    }
  expect(wrong).toEqual([]);
  expect(led).toBeGreaterThan(60);
});

test('control: a redirect to another site is detected', () => {
  for (const way of ['https://evil.test', '//evil.test', '/\\evil.test', 'evil.test'])
    expect([way, isInside(way)]).toEqual([way, false]);
});
