import { MAX_MILLION_PIXELS } from '#platform/common/settings/file-bounds.ts';
import { fail } from '../../http/fail.ts';
import type { Conversion } from './conversion.ts';
import { convertPicture, type PictureOwner } from './convert-picture.ts';

/**
 * Re-encodes an uploaded image in its own format, which removes location and personal data in its metadata
 * and anything hidden behind the image data. Returns the path of the new image, in the same folder as the
 * uploaded one.
 */
export async function cleanImage(path: string, extension: string, owner: PictureOwner): Promise<string> {
  const target = `${path}-clean`;
  const Format = extension as Conversion['Format'];
  const made = await convertPicture({ source: path, target, Format, owner });
  if (made === 'PIXELS')
    return fail('ERR_UPLOAD_ERR', {
      Status: 415,
      Text: 'ERR_UPLOAD_PIXELS',
      Params: { millions: MAX_MILLION_PIXELS },
    });
  if (made === 'BROKEN') return fail('ERR_UPLOAD_ERR', { Status: 415, Text: 'ERR_UPLOAD_IMAGE' });
  return target;
}
