import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Failure } from '#platform/server/http/fail.ts';
import { convertPicture, PICTURE_BOUNDS } from '#platform/server/media/picture/convert-picture.ts';
import { largePicture } from '../support/large-pictures.ts';
import { startTestPortal, type TestPortal } from '../support/portal.ts';

/** Pictures that cost more than they seem (security report, finding 2). */
let house: TestPortal;
let folder: string;
beforeAll(async () => {
  house = await startTestPortal();
  folder = await mkdtemp(join(tmpdir(), 'assay-pictures-'));
});
afterAll(async () => {
  await house?.close();
  await rm(folder, { recursive: true, force: true });
});

async function send(bytes: Uint8Array, format: 'png' | 'jpg' | 'webp', who = 'client') {
  const form = new FormData();
  form.append('Kind', 'image');
  form.append('file', new Blob([new Uint8Array(bytes)]), `a.${format}`);
  const sent = new Request('http://x', { method: 'POST', body: form });
  const answer = await house.app.inject({
    method: 'POST',
    url: '/api/media/upload',
    headers: { ...(await house.token(who)), 'content-type': String(sent.headers.get('content-type')) },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  return { status: answer.statusCode, ...answer.json() };
}
const small = () =>
  sharp({ create: { width: 8, height: 6, channels: 3, background: '#264' } })
    .png()
    .toBuffer();

/** The rise of this process's resident memory while something runs, in megabytes. */
async function riseWhile(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss();
  let most = before;
  const looking = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 10);
  await work().finally(() => clearInterval(looking));
  return (most - before) / 1e6;
}

test('a picture of 60 million pixels is refused by its header, with the limit, and costs nothing here', async () => {
  const bytes = await largePicture(folder, { width: 7740, height: 7740, format: 'webp' });
  expect(bytes.byteLength).toBeLessThan(1_000);
  const rise = await riseWhile(async () => {
    expect(await send(bytes, 'webp')).toMatchObject({
      status: 415,
      Code: 'ERR_UPLOAD_ERR',
      Message: expect.stringContaining('24 million'),
    });
  });
  expect(rise).toBeLessThan(100);
});

test('the frames of an animation count together', async () => {
  const asked = { width: 500, height: 500, format: 'webp' } as const;
  expect(await send(await largePicture(folder, { ...asked, frames: 100 }), 'webp')).toMatchObject({
    status: 415,
    Message: expect.stringContaining('24 million'),
  });
  // Control: a short one is taken.
  expect((await send(await largePicture(folder, { ...asked, frames: 3 }), 'webp')).status).toBe(200);
});

test('a photograph of 20 million pixels is taken, and is decoded elsewhere', async () => {
  const bytes = await largePicture(folder, { width: 5400, height: 3700, format: 'jpg', isNoise: true });
  const rise = await riseWhile(async () => {
    const { status, data } = await send(bytes, 'jpg');
    expect(status).toBe(200);
    const { StorageKey } = await house.db
      .selectFrom('File')
      .select('StorageKey')
      .where('FileKey', '=', data.FileKey)
      .executeTakeFirstOrThrow();
    const { width, height } = await sharp(await buffer(await house.store.get(StorageKey))).metadata();
    expect([width, height]).toEqual([5400, 3700]);
  });
  expect(rise).toBeLessThan(100);
});

async function pictureFile(name: string, bytes: Uint8Array): Promise<string> {
  const source = join(folder, name);
  await writeFile(source, bytes);
  return source;
}

test('a decoder that is stopped is an answer; the next picture is taken', async () => {
  const photo = await largePicture(folder, { width: 4000, height: 3000, format: 'webp', isNoise: true });
  const source = await pictureFile('heavy', photo);
  const asked = { source, target: join(folder, 'heavy-out'), Format: 'webp', accountId: 1 } as const;
  expect(await convertPicture(asked, { ...PICTURE_BOUNDS, Ms: 60 })).toBe('BROKEN');
  expect(await convertPicture(asked, { ...PICTURE_BOUNDS, Bytes: 100 * 1024 * 1024 })).toBe('BROKEN');
  // Control: the same within the usual bounds; and whoever comes next.
  expect(await convertPicture(asked)).toEqual({ Width: 4000, Height: 3000 });
  expect((await send(await small(), 'png')).status).toBe(200);
});

test('one at a time for each person, and few that wait for all', async () => {
  const source = await pictureFile('small', await small());
  const ended: number[] = [];
  const convert = (accountId: number, at: number) =>
    convertPicture({ source, target: join(folder, `out-${accountId}-${at}`), Format: 'png', accountId })
      .then(() => ended.push(accountId))
      .catch((error: unknown) => {
        expect(error).toBeInstanceOf(Failure);
        expect(error).toMatchObject({ Code: 'ERR_UNAVAILABLE', Details: { RetryAfter: 5 } });
        return 'REFUSED' as const;
      });
  const refused = (answers: unknown[]) => answers.filter((one) => one === 'REFUSED').length;
  // One person with many keeps nobody else waiting: of one's own, one and four that wait.
  const greedy = Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map((at) => convert(1, at)));
  expect(refused([await convert(2, 0)])).toBe(0);
  expect(ended.slice(0, 2).toSorted()).toEqual([1, 2]);
  expect(refused(await greedy)).toBe(3);
  // Twelve people at once: one and eight that wait.
  expect(refused(await Promise.all(Array.from({ length: 12 }, (_, at) => convert(10 + at, at))))).toBe(3);
});
