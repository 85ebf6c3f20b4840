/**
 * Program of the separate process, started and limited by `convert-picture.ts`, that decodes and re-encodes
 * one untrusted uploaded image, because 38 bytes can require a gigabyte of memory.
 */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { MAX_PIXELS } from '#platform/common/settings/file-bounds.ts';
import { initBounded } from '../../operation/bounded/init-bounded.ts';
import { type Conversion, type ConvertedSize, TOO_MANY_PIXELS } from './conversion.ts';

const [source = '', target = '', conversion = ''] = initBounded();
const { Format, Fit } = JSON.parse(conversion) as Conversion;

sharp.cache(false);
sharp.concurrency(1);
// Only the formats of uploads are allowed; all other decoders are blocked.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'] });

// Reads only the header: nothing is decoded before its size is known. Every frame of an animation counts.
const { width, height, pages = 1 } = await sharp(source).metadata();
if (width * height * pages > MAX_PIXELS) process.exit(TOO_MANY_PIXELS);

const read = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
const sized = Fit
  ? read.resize(Fit.Side, Fit.Side, {
      fit: Fit.IsPadded ? 'contain' : 'inside',
      withoutEnlargement: !Fit.IsPadded,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
  : read;
const converted = {
  png: () => sized.toColourspace('srgb').png(),
  jpg: () => sized.jpeg({ quality: 90 }),
  // More effort takes twice the memory and time for one per cent of the size.
  webp: () => sized.webp({ quality: 90, effort: 2 }),
}[Format]();
const info = await converted.toFile(target);
const size: ConvertedSize = { Width: info.width, Height: info.height };
await writeFile(`${target}.json`, JSON.stringify(size));
process.exit(0);
