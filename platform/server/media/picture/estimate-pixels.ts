/**
 * Estimates the pixel count of a PNG, JPEG or WebP image from its first bytes without decoding it, to choose
 * the queue in which its conversion waits.
 */
import { open } from 'node:fs/promises';

/**
 * Bytes to read: what precedes the size in a photograph, such as colour profile and preview, is rarely
 * longer.
 */
const HEAD_BYTES = 256 * 1024;

/**
 * Estimates the number of pixels from an image's first bytes, without decoding or any library. Only a hint
 * for choosing the queue. Returns null if it cannot be determined easily, as with every animation.
 */
export async function estimatePixels(path: string): Promise<number | null> {
  const head = await readHead(path);
  try {
    return pngPixels(head) ?? webpPixels(head) ?? jpgPixels(head);
  } catch (error) {
    // The data ends before the size.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const tagAt = (head: Buffer, at: number): string => head.toString('latin1', at, at + 4);

const pngPixels = (head: Buffer): number | null =>
  tagAt(head, 12) === 'IHDR' ? head.readUInt32BE(16) * head.readUInt32BE(20) : null;

function webpPixels(head: Buffer): number | null {
  if (tagAt(head, 0) !== 'RIFF' || tagAt(head, 8) !== 'WEBP') return null;
  const kind = tagAt(head, 12);
  if (kind === 'VP8 ') return (head.readUInt16LE(26) & 0x3fff) * (head.readUInt16LE(28) & 0x3fff);
  if (kind === 'VP8L') {
    const bits = head.readUInt32LE(21);
    return ((bits & 0x3fff) + 1) * (((bits >>> 14) & 0x3fff) + 1);
  }
  const isAnimation = (head.readUInt8(20) & 0x02) !== 0;
  if (kind !== 'VP8X' || isAnimation) return null;
  return (head.readUIntLE(24, 3) + 1) * (head.readUIntLE(27, 3) + 1);
}

/** JPEG segment codes in the range of frames that are not frames. */
const NO_FRAMES = [0xc4, 0xc8, 0xcc];

function jpgPixels(head: Buffer): number | null {
  if (head.readUInt16BE(0) !== 0xffd8) return null;
  for (let at = 2; ; at += 2 + head.readUInt16BE(at + 2)) {
    while (head.readUInt8(at) === 0xff && head.readUInt8(at + 1) === 0xff) at += 1;
    const marker = head.readUInt8(at + 1);
    if (head.readUInt8(at) !== 0xff || marker === 0xda || marker === 0xd9) return null;
    if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.includes(marker))
      return head.readUInt16BE(at + 5) * head.readUInt16BE(at + 7);
  }
}
