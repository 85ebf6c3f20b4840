import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentSettings, setSettings } from '#platform/common/settings/current-settings.ts';
import { DEFAULT_SETTINGS } from '#platform/common/settings/settings.ts';
import { Failure } from '#platform/server/http/fail.ts';
import {
  convertPicture,
  PICTURE_BOUNDS,
  type PictureOwner,
} from '#platform/server/media/picture/convert-picture.ts';
import { estimatePixels } from '#platform/server/media/picture/estimate-pixels.ts';
import { createPictureQueues, type PictureQueue } from '#platform/server/media/picture/picture-queue.ts';
import { largePicture } from '../support/large-pictures.ts';
import { startTestPortal, type TestPortal } from '../support/portal.ts';

/**
 * Attack tests: images that cost more memory or time than they seem are limited (security report, finding
 * 2).
 */
let portal: TestPortal;
let folder: string;
beforeAll(async () => {
  portal = await startTestPortal();
  folder = await mkdtemp(join(tmpdir(), 'assay-pictures-'));
});
afterAll(async () => {
  await portal?.close();
  await rm(folder, { recursive: true, force: true });
});

async function send(bytes: Uint8Array, format: 'png' | 'jpg' | 'webp', user = 'client') {
  const form = new FormData();
  form.append('Kind', 'image');
  form.append('file', new Blob([new Uint8Array(bytes)]), `a.${format}`);
  const sent = new Request('http://x', { method: 'POST', body: form });
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/media/upload',
    headers: { ...(await portal.token(user)), 'content-type': String(sent.headers.get('content-type')) },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  return { status: answer.statusCode, ...answer.json() };
}
const small = () =>
  sharp({ create: { width: 8, height: 6, channels: 3, background: '#264' } })
    .png()
    .toBuffer();

/** Returns the peak increase of this process's resident memory during the work, in megabytes. */
async function riseWhile(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss();
  let most = before;
  const looking = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 10);
  await work().finally(() => clearInterval(looking));
  return (most - before) / 1e6;
}

test('a picture of 60 million pixels is refused by its header, with the limit, without decoding', async () => {
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

test('the frames of an animation are counted together', async () => {
  const options = { width: 500, height: 500, format: 'webp' } as const;
  expect(await send(await largePicture(folder, { ...options, frames: 100 }), 'webp')).toMatchObject({
    status: 415,
    Message: expect.stringContaining('24 million'),
  });
  // Control: a short animation is accepted.
  expect((await send(await largePicture(folder, { ...options, frames: 3 }), 'webp')).status).toBe(200);
});

test('a photograph of 20 million pixels is accepted, and decoded in another process', async () => {
  const bytes = await largePicture(folder, { width: 5400, height: 3700, format: 'jpg', isNoise: true });
  const rise = await riseWhile(async () => {
    const { status, data } = await send(bytes, 'jpg');
    expect(status).toBe(200);
    const { StorageKey } = await portal.db
      .selectFrom('File')
      .select('StorageKey')
      .where('FileKey', '=', data.FileKey)
      .executeTakeFirstOrThrow();
    const { width, height } = await sharp(await buffer(await portal.store.get(StorageKey))).metadata();
    expect([width, height]).toEqual([5400, 3700]);
  });
  expect(rise).toBeLessThan(100);
});

async function pictureFile(name: string, bytes: Uint8Array): Promise<string> {
  const source = join(folder, name);
  await writeFile(source, bytes);
  return source;
}

test('a terminated decoder is reported; the next picture is accepted', async () => {
  const photo = await largePicture(folder, { width: 4000, height: 3000, format: 'webp', isNoise: true });
  const source = await pictureFile('heavy', photo);
  const conversion = { source, target: join(folder, 'heavy-out'), Format: 'webp', owner: person(1) } as const;
  expect(await convertPicture(conversion, { ...PICTURE_BOUNDS, Ms: 60 })).toBe('BROKEN');
  expect(await convertPicture(conversion, { ...PICTURE_BOUNDS, Bytes: 100 * 1024 * 1024 })).toBe('BROKEN');
  // Control: the same image is converted within the usual limits, and the next caller is served.
  expect(await convertPicture(conversion)).toEqual({ Width: 4000, Height: 3000 });
  expect((await send(await small(), 'png')).status).toBe(200);
});

/** A user with an account: a client of an organisation, or a staff member. */
const person = (Id: number, OrganisationId: number | null = Id): PictureOwner => ({
  ...{ Id, OrganisationId },
  Roles: OrganisationId === null ? ['BUSINESS'] : ['CLIENT'],
});

/** Starts conversions of one image each; `ended` lists their owners in the order of completion. */
function conversions(source: string) {
  const ended: number[] = [];
  let made = 0;
  const convert = (owner: PictureOwner, picture = source) => {
    made += 1;
    return convertPicture({ source: picture, target: join(folder, `out-${made}`), Format: 'png', owner })
      .then(() => ended.push(owner.Id))
      .catch((error: unknown) => {
        expect(error).toBeInstanceOf(Failure);
        expect(error).toMatchObject({ Code: 'ERR_UNAVAILABLE', Details: { RetryAfter: 5 } });
        return 'REFUSED' as const;
      });
  };
  return { ended, convert };
}
const refused = (answers: unknown[]) => answers.filter((one) => one === 'REFUSED').length;

test('one at a time for each user, and for the users of one organisation together', async () => {
  const { ended, convert } = conversions(await pictureFile('small', await small()));
  // A user with many images delays no other user: one conversion runs per user, and four may wait.
  const greedy = Promise.all(Array.from({ length: 8 }, () => convert(person(1))));
  expect(refused([await convert(person(2))])).toBe(0);
  expect(ended.slice(0, 2).toSorted()).toEqual([1, 2]);
  expect(refused(await greedy)).toBe(3);
  // Six users of one organisation together have no more capacity than one user.
  ended.splice(0);
  const colleagues = Promise.all(Array.from({ length: 6 }, (_, at) => convert(person(10 + at, 7))));
  await convert(person(3));
  expect(ended.slice(0, 2)).toContain(3);
  expect(refused(await colleagues)).toBe(0);
});

test('large pictures of many organisations do not block the conversion for others', async () => {
  const large = await pictureFile(
    'large',
    await largePicture(folder, { width: 3000, height: 2000, format: 'jpg' }),
  );
  const usual = await pictureFile('usual', await small());
  const { ended, convert } = conversions(large);
  const flood = Promise.all(Array.from({ length: 12 }, (_, at) => convert(person(100 + at))));
  await new Promise((go) => setTimeout(go, 50));
  const others = await Promise.all([
    ...Array.from({ length: 3 }, (_, at) => convert(person(200 + at), usual)),
    convert(person(300, null)),
  ]);
  expect(refused(others)).toBe(0);
  // They wait for large images in progress and for the longest-waiting one, not for all nine.
  expect(ended.filter((id) => id < 200).length).toBeLessThan(5);
  // Of twelve large images, one was in progress, eight waited and three were refused.
  expect(refused(await flood)).toBe(3);
});

test('the longest waiting user is served after at most four others', async () => {
  const inLine = createPictureQueues();
  const done: string[] = [];
  const ask = (line: PictureQueue, name: string): Promise<unknown> =>
    inLine(line, async () => {
      await Promise.resolve();
      done.push(name);
      // While this runs, another image arrives in a queue of higher priority.
      if (done.length < 12) void ask('SMALL', `small ${done.length}`);
    });
  await Promise.all([ask('SMALL', 'first'), ask('LARGE', 'large'), ask('STAFF', 'staff')]);
  await expect.poll(() => done.length).toBeGreaterThan(11);
  expect(done.slice(0, 6)).toEqual(['first', 'staff', 'small 1', 'small 2', 'small 3', 'large']);
});

test('the pixels of a picture are checked before it is queued', async () => {
  const sized = sharp({ create: { width: 300, height: 200, channels: 3, background: '#264' } });
  const pictures = {
    png: await sized.clone().png().toBuffer(),
    jpg: await sized.clone().jpeg().toBuffer(),
    progressive: await sized.clone().withMetadata({ density: 300 }).jpeg({ progressive: true }).toBuffer(),
    webp: await sized.clone().webp().toBuffer(),
    lossless: await sized.clone().webp({ lossless: true }).toBuffer(),
    extended: await sized.clone().withMetadata().webp().toBuffer(),
  };
  for (const [name, bytes] of Object.entries(pictures))
    expect([name, await estimatePixels(await pictureFile(name, bytes))]).toEqual([name, 60_000]);
  const animation = await largePicture(folder, { width: 50, height: 40, format: 'webp', frames: 3 });
  for (const [name, bytes] of Object.entries({
    animation,
    empty: Buffer.alloc(0),
    cut: pictures.png.subarray(0, 18),
    endless: Buffer.from([0xff, 0xd8, ...Array(400).fill([0xff, 0xe0, 0, 0]).flat()]),
    noise: Buffer.alloc(1_000, 0xff),
  }))
    expect([name, await estimatePixels(await pictureFile(name, bytes))]).toEqual([name, null]);
});

test('a picture that exceeds its limit after re-encoding is not stored', async () => {
  setSettings({ ...currentSettings(), ImageMegabytes: 1 });
  // The upload is below the limit but exceeds it when re-encoded with quality 90.
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const bytes = await sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#264', noise } })
    .jpeg({ quality: 50 })
    .toBuffer();
  expect(bytes.byteLength).toBeLessThan(1024 * 1024);
  expect(await send(bytes, 'jpg')).toMatchObject({
    status: 413,
    Code: 'ERR_UPLOAD_ERR',
    Message: expect.stringContaining('After processing, this image is larger than 1 MB'),
  });
  setSettings({ ...currentSettings(), ImageMegabytes: 5 });
  // Control: no other rule refuses the image.
  expect((await send(bytes, 'jpg')).status).toBe(200);
  setSettings(DEFAULT_SETTINGS);
});
