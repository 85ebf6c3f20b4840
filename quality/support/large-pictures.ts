/** Creates very large images in a separate process, for tests of image limits. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Noise barely compresses, like a photograph; a single colour takes a few bytes at any size. */
type PictureOptions = {
  width: number;
  height: number;
  format: 'jpg' | 'webp';
  isNoise?: boolean;
  /** Number of animation frames of this size. */
  frames?: number;
};

/** The image is created in another process, so that its memory is not attributed to this one. */
export async function largePicture(folder: string, options: PictureOptions): Promise<Buffer> {
  const path = join(folder, `large-${options.width}-${options.frames ?? 1}.${options.format}`);
  const script = `
    const sharp = require('sharp');
    const { width, height, format, isNoise, frames = 1 } = ${JSON.stringify(options)};
    const noise = isNoise ? { noise: { type: 'gaussian', mean: 128, sigma: 20 } } : {};
    // Each frame is of another colour: equal ones would be written as one.
    const shades = () => Buffer.concat(Array.from({ length: frames }, (_, at) => Buffer.alloc(width * height * 3, at)));
    const raw = { width, height: height * frames, channels: 3, pageHeight: height };
    const create = { width, height, channels: 3, background: '#c33', ...noise };
    const picture = frames > 1 ? sharp(shades(), { raw }) : sharp({ create });
    (format === 'webp' ? picture.webp({ lossless: true, effort: 0 }) : picture.jpeg({ quality: 80 }))
      .toFile(${JSON.stringify(path)})
      .catch((error) => { console.error(error); process.exit(1); });`;
  await promisify(execFile)(process.execPath, ['-e', script]);
  return readFile(path);
}
