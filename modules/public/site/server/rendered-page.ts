import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** A page as it was drawn: its bytes, also packed as browsers ask for it, each way once. */
export type RenderedPage = {
  Status: number;
  /** Seconds. */
  RetryAfter?: number;
  Html: string;
  packed: (encoding: Encoding) => Promise<Buffer>;
};

/** As the portal packs everything else. */
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
/** Browsers say a handful of different things here; who makes up more gains nothing. */
const MAX_KNOWN = 100;

/** The better of the ways that a browser takes; null: as it is. */
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
