import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';
export type Packed = { Tag: string; Bytes: (encoding: Encoding) => Promise<Buffer> };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Made once for each change of the texts, so it may take a moment longer than what is made for every answer. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const PACK: Readonly<Record<Encoding, (plain: Buffer) => Promise<Buffer>>> = {
  br: (plain) => brotli(plain, QUALITY),
  gzip: (plain) => zip(plain),
  identity: async (plain) => plain,
};

/** An answer that is the same for everybody until the texts change: its tag, and its bytes by encoding, each made once. */
export function pack(text: string): Packed {
  const plain = Buffer.from(text);
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    // Weak: compressed on its way it is the same answer in other bytes.
    Tag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    Bytes: (encoding) => {
      const known = made.get(encoding) ?? PACK[encoding](plain);
      made.set(encoding, known);
      return known;
    },
  };
}

/** The smallest encoding that a request accepts; one that is refused with `q=0` is none. */
export function encodingOf(accepted: string | undefined): Encoding {
  const names = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return (['br', 'gzip'] as const).find((name) => names.includes(name)) ?? 'identity';
}
