import { afterAll, beforeAll, expect, test } from 'vitest';
import { screens } from '#platform/common/access/screens.ts';
import { readSettings } from '#platform/server/configuration/settings.ts';
import { fixedHeaders } from '#platform/server/http/security-headers.ts';
import { startWholePortal, type WholePortal } from '../support/whole-portal.ts';

/**
 * Attack tests: other sites cannot frame the portal's pages, and the portal frames only configured origins.
 */
let portal: WholePortal;
beforeAll(async () => {
  portal = await startWholePortal();
});
afterAll(() => portal?.close());

const directive = (policy: string, name: string): string[] =>
  (policy.split(';').find((part) => part.trim().startsWith(`${name} `)) ?? '').trim().split(/\s+/).slice(1);
const canBeFramed = (headers: Record<string, unknown>): boolean =>
  headers['x-frame-options'] !== 'DENY' ||
  directive(String(headers['content-security-policy']), 'frame-ancestors').join() !== "'none'";

test('no screen may be framed, for any caller and any origin', async () => {
  const paths = Object.values(screens).map(({ Path }) => Path.replace(/\$\w+/g, 'x'));
  expect(paths.length).toBeGreaterThan(60);
  const wrong: string[] = [];
  for (const path of [...paths, '/api/docs', '/404']) {
    const { headers } = await portal.app.inject({
      url: path,
      headers: { origin: 'https://evil.test', referer: 'https://evil.test/', 'sec-fetch-dest': 'iframe' },
    });
    if (canBeFramed(headers)) wrong.push(path);
    if (!/^'self'$/.test(directive(String(headers['content-security-policy']), 'form-action').join()))
      wrong.push(`${path}: forms`);
  }
  expect(wrong).toEqual([]);
});

test('only configured origins may be framed', async () => {
  const frames = async (others: string[]) => {
    const headers = await fixedHeaders(readSettings({ NODE_ENV: 'test' }), others);
    return directive(String(headers['content-security-policy']), 'frame-src');
  };
  expect(await frames([])).toEqual(["'self'", 'blob:']);
  expect(await frames(['https://forms.test'])).toEqual(["'self'", 'blob:', 'https://forms.test']);
});

test('control: a page that may be framed is detected', () => {
  expect(
    canBeFramed({ 'x-frame-options': 'SAMEORIGIN', 'content-security-policy': "frame-ancestors 'none'" }),
  ).toBe(true);
  expect(
    canBeFramed({
      'x-frame-options': 'DENY',
      'content-security-policy': "default-src 'self'; frame-ancestors *",
    }),
  ).toBe(true);
  expect(canBeFramed({})).toBe(true);
});
