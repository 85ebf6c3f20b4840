/**
 * Sends the certification body's logo or browser tab icon, as set in the portal settings, to every visitor;
 * cached in memory and permanently in browsers.
 */
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setting } from '#platform/common/settings/current-settings.ts';
import type { FileStore } from '#platform/server/files/store.ts';
import { withTemporaryFolder } from '#platform/server/files/temporary.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { convertPicture } from '#platform/server/media/picture/convert-picture.ts';

type PictureRequest = { request: FastifyRequest; reply: FastifyReply; shape: 'logo' | 'icon' };
/** Side length in pixels of the tab icon on high-resolution displays. */
const ICON_SIDE = 96;

type RenderedPicture = { logo: Buffer; icon: Buffer };

let cachedPictures: { key: string; rendered: Promise<RenderedPicture> } | null = null;

/**
 * Sends the current logo or icon from memory, as it is on every page. Its key changes with the picture, so
 * browsers may cache it permanently.
 */
export async function sendBrandPicture(
  portal: Portal,
  store: FileStore,
  pictureRequest: PictureRequest,
): Promise<FastifyReply> {
  const { key } = pictureRequest.request.params as { key: string };
  if (setting('Logo')?.FileKey !== key) return fail('ERR_NOT_FOUND');
  if (cachedPictures?.key !== key) cachedPictures = { key, rendered: render(portal, store, key) };
  const asking = cachedPictures;
  const rendered = await asking.rendered.catch((error: unknown) => {
    if (cachedPictures === asking) cachedPictures = null;
    throw error;
  });
  return pictureRequest.reply
    .header('content-type', 'image/png')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', 'sandbox')
    .send(rendered[pictureRequest.shape]);
}

async function render({ db, settings }: Portal, store: FileStore, key: string): Promise<RenderedPicture> {
  const file = await db.selectFrom('File').select('StorageKey').where('FileKey', '=', key).executeTakeFirst();
  if (!file) return fail('ERR_NOT_FOUND');
  return withTemporaryFolder(settings, async (folder) => {
    const [source, target] = [join(folder, 'logo'), join(folder, 'icon')];
    await pipeline(await store.get(file.StorageKey), createWriteStream(source, { mode: 0o600 }));
    const Fit = { Side: ICON_SIDE, IsPadded: true };
    const made = await convertPicture({ source, target, Format: 'png', Fit, owner: null });
    if (typeof made === 'string') throw new Error(`The logo could not be converted: ${made}`);
    return { logo: await readFile(source), icon: await readFile(target) };
  });
}
