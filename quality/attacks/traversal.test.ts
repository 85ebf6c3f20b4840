import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanName } from '#platform/server/files/clean-name.ts';
import { rawRequests, type SendRaw } from '../support/raw-request.ts';
import { startWholePortal, type WholePortal } from '../support/whole-portal.ts';

/** Attack tests: no file name or URL gives access to a file outside the intended folder. */
const SECRET = 'nobody-is-to-read-this-file';
let portal: WholePortal;
let wire: ReturnType<typeof rawRequests>;
let send: SendRaw;
beforeAll(async () => {
  portal = await startWholePortal();
  await writeFile(join(portal.portal.settings.DATA_DIR, 'secret.txt'), SECRET);
  wire = rawRequests(portal.port);
  send = wire.send;
});
afterAll(async () => {
  wire?.close();
  await portal?.close();
});

const UP = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%5c',
  '..\\',
  '....//',
  '%252e%252e%252f',
  '..%00/',
  '.%2e/',
  '..;/',
  '%c0%ae%c0%ae/',
];
const places = [
  '/assets/',
  '/card/',
  '/brand/',
  '/badge/',
  '/api/image/view/',
  '/api/calendar/',
  '/api/docs/static/',
  '/credentials/status/revocation/',
  '/',
];

test('no path leads out of a served folder', async () => {
  const wrong: string[] = [];
  const { DATA_DIR } = portal.portal.settings;
  for (const place of places)
    for (const up of UP)
      for (const file of [
        'etc/passwd',
        'package.json',
        'server/entry-server.js',
        `${DATA_DIR.slice(1)}/secret.txt`,
      ]) {
        const path = `${place}${up.repeat(8)}${file}`;
        const { status, body } = await send('GET', path);
        if (status === 200 || /root:x?:|export ?\{|"workspaces"|nobody-is-to-read/.test(body))
          wrong.push(`${path}: ${status}`);
      }
  for (const path of [
    '/assets//etc/passwd',
    '/assets/%2fetc/passwd',
    '/.env',
    '/.git/config',
    '/assets/.vite/manifest.json',
    '/.vite/manifest.json',
    '/server/entry-server.js',
    '/index.html.map',
    '/assets/',
  ]) {
    const { status, body } = await send('GET', path);
    if (status === 200) wrong.push(`${path}: ${body.slice(0, 60)}`);
  }
  expect(wrong).toEqual([]);
  // Control: the folder is served, so the refusals concern the path.
  expect(await send('GET', '/assets/site-1.js')).toMatchObject({ status: 200, body: '// site' });
});

test('the store accepts its own keys and no paths', async () => {
  for (const key of [
    '../secret.txt',
    '../../etc/passwd',
    '/etc/passwd',
    `${'a'.repeat(40)}/../../secret.txt`,
    'a\0b',
    '',
    '.',
    'A'.repeat(40),
  ])
    await expect(portal.store.get(key)).rejects.toThrow('Not a storage key');
  const FileKey = await portal.upload('client', 'document');
  const { StorageKey } = await portal.db
    .selectFrom('File')
    .select('StorageKey')
    .where('FileKey', '=', FileKey)
    .executeTakeFirstOrThrow();
  expect((await buffer(await portal.store.get(StorageKey))).subarray(0, 5).toString()).toBe('%PDF-');
});

test.each([
  ['../../etc/passwd', 'passwd'],
  ['..\\..\\windows\\win.ini', 'win.ini'],
  ['/etc/cron.d/x', 'x'],
  ['C:\\x\\y.pdf', 'y.pdf'],
  ['..', 'file'],
  ['a/../..', 'file'],
  ['x\u202Efdp.exe', 'xfdp.exe'],
  ['x\0.pdf', 'x.pdf'],
  ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie_ x.pdf'],
  ['Report.pdf', 'Report.pdf'],
])('the name %j is stored as %j', (input, cleaned) => {
  expect(cleanName(input)).toBe(cleaned);
});
