import { buffer } from 'node:stream/consumers';
import type { Queries } from '../db/connect.ts';
import { failField } from '../http/fail.ts';
import type { FileStore } from './store.ts';

export type DrawnPicture = { source: Buffer; Width: number; Height: number };

/**
 * An uploaded picture drawn anew as a PNG of at most `side` pixels each way: only its pixels go further. Only what
 * `accountId` uploaded and tied to nothing else is taken; anything else is no file of theirs (FIELD_INVALID).
 */
export async function drawPicture(
  db: Queries,
  store: FileStore,
  { FileKey, accountId, side }: { FileKey: string; accountId: number; side: number },
): Promise<DrawnPicture> {
  const given = await db
    .selectFrom('File')
    .select('StorageKey')
    .where('FileKey', '=', FileKey)
    .where('AccountId', '=', accountId)
    .where('ApplicationId', 'is', null)
    .where('Kind', '=', 'image')
    .executeTakeFirst();
  if (!given) return failField('FileKey', 'FIELD_INVALID');
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(await buffer(await store.get(given.StorageKey)))
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch(() => failField('FileKey', 'ERR_UPLOAD_IMAGE'));
  return { source: data, Width: info.width, Height: info.height };
}
