/**
 * Rendered page or response with its compressed variants, each computed once, and the best encoding that a
 * browser accepts.
 */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** A rendered page; `packed` compresses it once per encoding. */
export type RenderedPage = {
  Status: number;
  /** In seconds. */
  RetryAfter?: number;
  Html: string;
  packed: (encoding: Encoding) => Promise<Buffer>;
};

/** Same quality as for the portal's other responses. */
const BROTLI_QUALITY = 4;
const packers: Readonly<Record<Encoding, (html: string) => Promise<Buffer>>> = {
  br: (html) =>
    promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (html) => promisify(gzip)(html),
};

export function renderedPage(Status: number, Html: string, RetryAfter?: number): RenderedPage {
  const known = new Map<Encoding, Promise<Buffer>>();
  return {
    Status,
    ...(RetryAfter !== undefined && { RetryAfter }),
    Html,
    packed: (encoding) => {
      const bytes = known.get(encoding) ?? packers[encoding](Html);
      known.set(encoding, bytes);
      return bytes;
    },
  };
}

const known = new Map<string, Encoding | null>();
/** Browsers send only a few different values; the limit prevents made-up values from filling the memory. */
const MAX_KNOWN = 100;

/** The best encoding that the browser accepts; null: uncompressed. */
export function encodingFor(accepted = ''): Encoding | null {
  const before = known.get(accepted);
  if (before !== undefined) return before;
  const encoding = readEncoding(accepted);
  if (known.size < MAX_KNOWN) known.set(accepted, encoding);
  return encoding;
}

function readEncoding(accepted: string): Encoding | null {
  const ways = accepted
    .toLowerCase()
    .split(',')
    .map((one) => one.trim().split(/\s*;\s*q\s*=\s*/))
    .filter(([, weight]) => weight === undefined || Number(weight) > 0)
    .map(([way]) => way);
  if (ways.includes('br')) return 'br';
  return ways.includes('gzip') ? 'gzip' : null;
}
