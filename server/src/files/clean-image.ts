import { fail } from '../http/fail.ts';

/** More pixels than any camera or scanner makes; a small file can claim billions. */
const MOST_PIXELS = 60_000_000;

/**
 * Draws an image anew: only pixels survive, so neither places and persons in its metadata nor anything hidden
 * behind the picture. The library is loaded at the first image.
 */
export async function cleanImage(path: string, extension: string): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  const image = sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .timeout({ seconds: 20 });
  const drawn =
    extension === 'png'
      ? image.png()
      : extension === 'webp'
        ? image.webp({ quality: 90 })
        : image.jpeg({ quality: 90 });
  return drawn.toBuffer().catch(() => fail('ERR_UPLOAD_ERR', { Status: 415, Text: 'ERR_UPLOAD_IMAGE' }));
}
