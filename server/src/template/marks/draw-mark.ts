import { buffer } from 'node:stream/consumers';
import { sha256 } from '../../certificate/signing/sha256.ts';
import { newKey } from '../../db/keys.ts';
import { keepFile } from '../../files/keep-file.ts';
import { openFileStore } from '../../files/store.ts';
import type { Portal, SignedIn } from '../../http/context.ts';
import { failField } from '../../http/fail.ts';

/** Enough for 600 dots per inch at the size in which any of them is printed. */
const SIDE = 1400;

export type DrawnMark = { FileKey: string; Sha256: string; Width: number; Height: number };

/**
 * An own upload, drawn anew: only its pixels go on certificates. Only what the caller uploaded and tied to nothing
 * else is taken; anything else is no file of theirs.
 */
export async function drawMark(
  { db, settings, actor }: Portal & { actor: SignedIn },
  fileKey: string,
): Promise<DrawnMark> {
  const given = await db
    .selectFrom('File')
    .select('StorageKey')
    .where('FileKey', '=', fileKey)
    .where('AccountId', '=', actor.Id)
    .where('ApplicationId', 'is', null)
    .where('Kind', '=', 'image')
    .executeTakeFirst();
  if (!given) return failField('FileKey', 'FIELD_INVALID');
  const store = openFileStore(settings);
  const { default: sharp } = await import('sharp');
  const { data: source, info } = await sharp(await buffer(await store.get(given.StorageKey)))
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch(() => failField('FileKey', 'ERR_UPLOAD_IMAGE'));
  const Sha256 = sha256(source);
  const { FileKey } = await keepFile(db, store, {
    FileKey: newKey(),
    Name: 'mark.png',
    Kind: 'image',
    Type: 'image/png',
    Size: source.byteLength,
    Sha256,
    // The body's, not the person's: closing an account must not take it off old certificates.
    AccountId: null,
    ApplicationId: null,
    source,
  });
  return { FileKey, Sha256, Width: info.width, Height: info.height };
}
