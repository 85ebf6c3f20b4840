/**
 * Makes malformed request bodies and queries (duplicate names, broken JSON, wrong encodings or types) from
 * valid ones, for the generated tests.
 */
import fc from 'fast-check';

/** A malformed request body as bytes with its declared content type, derived from a valid body. */
export type RawBody = { Kind: string; Type: string | null; Encoding?: string; Bytes: Buffer };
type Make = (right: string) => Omit<RawBody, 'Kind'>;

const JSON_TYPE = 'application/json';
const asJson = (Bytes: Buffer | string): Omit<RawBody, 'Kind'> => ({
  Type: JSON_TYPE,
  Bytes: Buffer.from(Bytes),
});
/** Adds an entry at the beginning of a JSON object. */
const withFirst = (right: string, entry: string): string =>
  right === '{}' ? `{${entry}}` : right.replace(/^\{/, `{${entry},`);
const firstName = (right: string): string => /^\{"([^"\\]*)"/.exec(right)?.[1] ?? 'Name';

const BOUNDARY = 'xYzZY';
const part = (headers: string, content: string) => `--${BOUNDARY}\r\n${headers}\r\n\r\n${content}\r\n`;
const FILE = 'Content-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf';
const KIND = 'Content-Disposition: form-data; name="Kind"';
const asForm = (text: string) => ({
  Type: `multipart/form-data; boundary=${BOUNDARY}`,
  Bytes: Buffer.from(text),
});

const MAKERS: Readonly<Record<string, Make>> = {
  'the same name twice': (right) => asJson(withFirst(right, `"${firstName(right)}":{"x":[1]}`)),
  'a prototype': (right) => asJson(withFirst(right, '"__proto__":{"IsAdmin":true,"Roles":["ADMIN"]}')),
  'an escaped prototype': (right) => asJson(withFirst(right, '"\\u005f_proto__":{"IsAdmin":true}')),
  'a constructor': (right) => asJson(withFirst(right, '"constructor":{"prototype":{"IsAdmin":true}}')),
  'half a surrogate pair': (right) => asJson(withFirst(right, `"${firstName(right)}":"\\ud83d"`)),
  'a NUL character': (right) => asJson(withFirst(right, `"${firstName(right)}":"\\u0000"`)),
  'an infinite number': (right) => asJson(withFirst(right, `"${firstName(right)}":1e999`)),
  'many digits': (right) => asJson(withFirst(right, `"${firstName(right)}":${'9'.repeat(400)}`)),
  'cut off': (right) => asJson(right.slice(0, -1)),
  'something behind': (right) => asJson(`${right}{}`),
  'a byte order mark': (right) =>
    asJson(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(right)])),
  'bytes that are not UTF-8': (right) =>
    asJson(Buffer.concat([Buffer.from(right.slice(0, -1)), Buffer.from([0x2c, 0x22, 0xff, 0xfe, 0x22])])),
  'invalid UTF-8 in a text': (right) =>
    asJson(
      Buffer.concat([
        Buffer.from('{"Name":"'),
        Buffer.from([0xc3, 0x28, 0xed, 0xa0, 0x80]),
        Buffer.from(`",${right.slice(1)}`),
      ]),
    ),
  'another charset': (right) => ({
    Type: 'application/json; charset=utf-16',
    Bytes: Buffer.from(right, 'utf16le'),
  }),
  'an old charset': (right) => ({
    Type: 'application/json; charset=big5',
    Bytes: Buffer.from(right, 'latin1'),
  }),
  'an invalid charset': (right) => ({ Type: 'application/json; charset="', Bytes: Buffer.from(right) }),
  'no type': (right) => ({ Type: null, Bytes: Buffer.from(right) }),
  'plain text': (right) => ({ Type: 'text/plain', Bytes: Buffer.from(right) }),
  'a form': () => ({
    Type: 'application/x-www-form-urlencoded',
    Bytes: Buffer.from('ApplicationKey=x&a[b]=c'),
  }),
  'an invalid type': (right) => ({ Type: 'application/json, text/html;;;=', Bytes: Buffer.from(right) }),
  'very deep': () => asJson(`${'['.repeat(60_000)}${']'.repeat(60_000)}`),
  'deep objects': () => asJson(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`),
  'too large': () => asJson(`{"Remark":"${'x'.repeat(1_048_600)}"}`),
  'just below the size limit': () => asJson(`{"Remark":"${'x'.repeat(1_000_000)}"}`),
  'many names': () => asJson(`{${Array.from({ length: 20_000 }, (_, at) => `"n${at}":0`).join(',')}}`),
  packed: (right) => ({ ...asJson(right), Encoding: 'gzip' }),
  'a list': (right) => asJson(`[${right}]`),
  null: () => asJson('null'),
  'a word': () => asJson('"text"'),
  empty: () => asJson(''),
  'a multipart form': () =>
    asForm(`${part(KIND, 'document')}${part(FILE, '%PDF-1.7 no')}--${BOUNDARY}--\r\n`),
  'a file without a kind': () => asForm(`${part(FILE, 'x')}--${BOUNDARY}--\r\n`),
  'a truncated form': () => asForm(`${part(KIND, 'image')}--${BOUNDARY}\r\n${FILE}\r\n\r\n\u0000`),
  'a form without a boundary': () => ({ Type: 'multipart/form-data', Bytes: Buffer.from(part(FILE, 'x')) }),
  'a path as file name': () =>
    asForm(
      `${part(KIND, 'document')}${part(FILE.replace('a.pdf', '../../../x\u0000.pdf'), 'x')}--${BOUNDARY}--\r\n`,
    ),
};
/** The names of all kinds of malformed bodies. */
export const RAW_KINDS: readonly string[] = Object.keys(MAKERS);

/** Picks one kind of malformed body. */
export const rawKind: fc.Arbitrary<string> = fc.constantFrom(...RAW_KINDS);
export function rawBody(Kind: string, right: unknown): RawBody {
  const make = MAKERS[Kind];
  if (!make) throw new Error(`there is no raw body "${Kind}"`);
  return { Kind, ...make(JSON.stringify(right)) };
}

/** A malformed query string. */
export const rawQuery: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '%',
    '%FF',
    '%E0%A4%A',
    '%00',
    '%ud83d',
    '?',
    '&&&',
    '=',
    '=x',
    'a',
    '__proto__=x',
    '__proto__[x]=1',
  ),
  fc.constantFrom(
    'constructor=1&constructor=2',
    'Page=1&Page=2',
    'Page[]=1',
    'Page=1e3',
    'Page=+1',
    'Page=%201',
    'Page=0x1',
  ),
  fc.constantFrom(
    'lang=',
    'lang=EN&lang=CHT',
    'lang=__proto__',
    'Search=%F0%9F%98',
    'Search=a;b',
    `Search=${'x'.repeat(9_000)}`,
  ),
  fc.constantFrom(
    'Sort=-',
    'Sort=--Name',
    'Sort=constructor',
    'PageSize=10,20',
    'PageSize=',
    'hasOwnProperty=1',
    'a=1'.repeat(500),
  ),
  fc
    .array(
      fc.constantFrom(
        '%',
        '&',
        '=',
        '+',
        ';',
        '[',
        ']',
        '%2',
        '%20',
        '%C3%28',
        'Page',
        'Search',
        '1',
        '#',
        '|',
        '"',
        'é',
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
);
