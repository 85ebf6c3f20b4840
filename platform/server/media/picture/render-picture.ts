import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { MAX_MILLION_PIXELS } from '#platform/common/settings/file-bounds.ts';
import type { FileStore } from '../../files/store.ts';
import { withTemporaryFolder } from '../../files/temporary.ts';
import type { Portal } from '../../http/context.ts';
import { failField } from '../../http/fail.ts';
import type { Conversion, ConvertedSize } from './conversion.ts';
import { convertPicture, type PictureOwner } from './convert-picture.ts';

export type RenderedPicture = ConvertedSize & { source: Buffer };
type RenderRequest = { FileKey: string; owner: PictureOwner; side: number; format?: Conversion['Format'] };

/**
 * Re-encodes an uploaded image, as PNG unless requested otherwise, with at most `side` pixels each way: only
 * its pixels are passed on. Accepted only if `owner` uploaded it and it is not attached to anything else;
 * otherwise FIELD_INVALID.
 */
export async function renderPicture(
  { db, settings }: Portal,
  store: FileStore,
  { FileKey, owner, side, format = 'png' }: RenderRequest,
): Promise<RenderedPicture> {
  const sourceFile = await db
    .selectFrom('File')
    .select('StorageKey')
    .where('FileKey', '=', FileKey)
    .where('AccountId', '=', owner.Id)
    .where('ApplicationId', 'is', null)
    .where('Kind', '=', 'image')
    .executeTakeFirst();
  if (!sourceFile) return failField('FileKey', 'FIELD_INVALID');
  return withTemporaryFolder(settings, async (folder) => {
    const [source, target] = [join(folder, 'picture'), join(folder, 'drawn')];
    await pipeline(await store.get(sourceFile.StorageKey), createWriteStream(source, { mode: 0o600 }));
    const made = await convertPicture({ source, target, Format: format, Fit: { Side: side }, owner });
    if (made === 'PIXELS') return failField('FileKey', 'ERR_UPLOAD_PIXELS', { millions: MAX_MILLION_PIXELS });
    if (made === 'BROKEN') return failField('FileKey', 'ERR_UPLOAD_IMAGE');
    return { ...made, source: await readFile(target) };
  });
}
