import { buffer } from 'node:stream/consumers';
import { setting } from '@assay/shared/setting/current-settings.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileStore } from '../files/store.ts';
import type { Portal } from '../http/context.ts';
import { fail } from '../http/fail.ts';

type Asked = { request: FastifyRequest; reply: FastifyReply; shape: 'logo' | 'icon' };
/** As large as browsers show it in a tab, on a sharp screen. */
const ICON_SIDE = 96;

let kept: { key: string; logo: Buffer; icon: Buffer } | null = null;

/** The logo of the moment, from memory: it is on every page. Its key is new whenever it changes, so browsers keep it. */
export async function sendBodyPicture(portal: Portal, store: FileStore, asked: Asked): Promise<FastifyReply> {
  const { key } = asked.request.params as { key: string };
  if (setting('Logo')?.FileKey !== key) return fail('ERR_NOT_FOUND');
  if (kept?.key !== key) kept = await drawn(portal, store, key);
  return asked.reply
    .header('content-type', 'image/png')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', 'sandbox')
    .send(kept[asked.shape]);
}

async function drawn({ db }: Portal, store: FileStore, key: string) {
  const file = await db.selectFrom('File').select('StorageKey').where('FileKey', '=', key).executeTakeFirst();
  if (!file) return fail('ERR_NOT_FOUND');
  const logo = await buffer(await store.get(file.StorageKey));
  const { default: sharp } = await import('sharp');
  const icon = await sharp(logo)
    .resize(ICON_SIDE, ICON_SIDE, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
  return { key, logo, icon };
}
