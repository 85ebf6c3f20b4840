import { buffer } from 'node:stream/consumers';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readWorkbook } from '#modules/public/translations/server/import/read-workbook.ts';
import { samplePdf } from '#platform/server/demo/sample-pdf.ts';
import { startTestPortal, type TestPortal } from '../support/portal.ts';

/**
 * Attack tests: uploads that differ from their declared type or expand beyond their size are refused or
 * neutralised.
 */
let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());

async function send(
  name: string,
  bytes: Uint8Array | string,
  Kind: 'image' | 'document' | 'crb' = 'document',
  type = '',
) {
  const form = new FormData();
  form.append('Kind', Kind);
  form.append('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type }), name);
  const sent = new Request('http://x', { method: 'POST', body: form });
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/media/upload',
    headers: { ...(await portal.token('client')), 'content-type': String(sent.headers.get('content-type')) },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  return {
    status: answer.statusCode,
    data: answer.json().data as Record<string, string>,
    Code: answer.json().Code,
  };
}
const storedFiles = async (FileKey: unknown) => {
  const row = await portal.db
    .selectFrom('File')
    .selectAll()
    .where('FileKey', '=', String(FileKey))
    .executeTakeFirstOrThrow();
  return { row, bytes: await buffer(await portal.store.get(row.StorageKey)) };
};
const picture = (format: 'png' | 'jpeg' | 'webp') =>
  sharp({ create: { width: 8, height: 6, channels: 3, background: '#264' } })
    [format]()
    .toBuffer();

/**
 * Returns a PNG with a header that claims the given size, with a valid checksum and no matching pixel data.
 */
async function claiming(width: number, height: number): Promise<Buffer> {
  const { crc32 } = await import('node:zlib');
  const bytes = Buffer.from(await picture('png'));
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

test('a file with two types is stored as one of them, or refused', async () => {
  const page = '<html><script>alert(1)</script></html>';
  const gif = Buffer.from(`GIF89a/*${'\0'.repeat(8)}*/=1;alert(1)`);
  const zip = Buffer.from(zipSync({ 'x.html': Buffer.from(page) }));
  for (const [name, bytes, Kind] of [
    ['a.pdf', Buffer.concat([Buffer.from(page), samplePdf('x')]), 'document'],
    ['a.pdf', zip, 'document'],
    ['a.pdf', Buffer.concat([zip, samplePdf('x')]), 'document'],
    ['a.docx', zip, 'document'],
    ['a.xlsx', Buffer.concat([samplePdf('x'), zip]), 'document'],
    ['a.png', gif, 'image'],
    ['a.gif', gif, 'image'],
    ['a.js', gif, 'document'],
    ['a.png', samplePdf('x'), 'image'],
    ['a.webp', await picture('png'), 'image'],
    ['a.pdf.html', samplePdf('x'), 'document'],
    ['a.pdf.svg', samplePdf('x'), 'image'],
    ['a.html\0.pdf', Buffer.from(page), 'document'],
    ['a.pdf ', Buffer.from(page), 'document'],
    ['a.txt', Buffer.from(`\ufeff${page}`), 'document'],
    ['a.csv', Buffer.from('<?xml version="1.0"?><x/>'), 'document'],
    ['a.txt', Buffer.from('{\\rtf1 x}'), 'document'],
    ['a.txt', Buffer.concat([Buffer.from('text '), Buffer.from([0, 1, 2])]), 'document'],
  ] as const) {
    const { status, Code } = await send(name, bytes, Kind, 'application/pdf');
    expect([name, status, Code]).toEqual([name, 415, 'ERR_UPLOAD_ERR']);
  }
  // Appended data in a PDF is not visible in the first bytes, so the file is only offered for download and
  // never runs.
  const { data } = await send(
    'a.pdf',
    Buffer.concat([samplePdf('x'), Buffer.from(page), zip]),
    'document',
    'text/html',
  );
  const { data: ticket } = await portal.post('client', '/media/ticket', { FileKey: data.FileKey });
  const { headers } = await portal.app.inject({ url: String(ticket.Url) });
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-security-policy': 'sandbox',
    'content-disposition': expect.stringMatching(/^attachment;/),
  });
});

test('a picture is re-encoded: no location, no text, nothing appended, in every format', async () => {
  for (const [format, name] of [
    ['png', 'a.png'],
    ['jpeg', 'a.jpg'],
    ['webp', 'a.webp'],
  ] as const) {
    const photo = await sharp(await picture(format))
      .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '22/1 17/1 0/1', GPSLatitudeRef: 'N' } })
      .toFormat(format)
      .toBuffer();
    const polyglot = Buffer.concat([photo, Buffer.from('<script>alert(1)</script><?php evil() ?>')]);
    expect([format, (await sharp(photo).metadata()).exif !== undefined]).toEqual([format, true]);
    const { status, data } = await send(name, polyglot, 'image', `image/${format}`);
    expect([format, status]).toEqual([format, 200]);
    const { bytes } = await storedFiles(data.FileKey);
    const { exif, xmp, iptc } = await sharp(bytes).metadata();
    expect([format, exif, xmp, iptc, /Somebody|script|php/.test(bytes.toString('latin1'))]).toEqual([
      format,
      undefined,
      undefined,
      undefined,
      false,
    ]);
  }
});

test('declared pixels without data, and endless frames, are cheap', async () => {
  for (const [width, height] of [
    [65_535, 65_535],
    [2_147_483_647, 1],
    [1, 2_147_483_647],
    [8_000, 8_000],
    [0, 0],
  ] as const) {
    const { status, Code } = await send('a.png', await claiming(width, height), 'image');
    expect([width, height, status, Code]).toEqual([width, height, 415, 'ERR_UPLOAD_ERR']);
  }
  // Only the first frame of an animation is kept.
  const frames = 300;
  const moving = await sharp(Buffer.alloc(4 * 4 * frames * 3, 128), {
    raw: { width: 4, height: 4 * frames, channels: 3, pageHeight: 4 },
  } as never)
    .webp({ loop: 0 })
    .toBuffer();
  const { status, data } = await send('a.webp', moving, 'image');
  if (status === 200) {
    const { pages = 1, height } = await sharp((await storedFiles(data.FileKey)).bytes).metadata();
    expect(pages).toBe(1);
    expect(height).toBeLessThanOrEqual(4 * frames);
  } else expect(status).toBe(415);
  // Control: a normal image is accepted.
  expect((await send('a.png', await picture('png'), 'image')).status).toBe(200);
});

test('a workbook that unpacks to a huge size is refused by its declared and by its actual size', () => {
  const line = '<row r="1"><c r="A1" t="inlineStr"><is><t>x</t></is></c></row>';
  const book = (sheet: Uint8Array) =>
    zipSync({
      'xl/workbook.xml': Buffer.from(
        '<workbook xmlns:r="r"><sheets><sheet name="a" r:id="rId1"/></sheets></workbook>',
      ),
      'xl/_rels/workbook.xml.rels': Buffer.from(
        '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
      'xl/worksheets/sheet1.xml': sheet,
    });
  const MOST = 1_000_000;
  const bomb = book(Buffer.alloc(6_000_000, 32));
  expect(bomb.byteLength).toBeLessThan(100_000);
  expect(readWorkbook(bomb, MOST)).toBe('LARGE');
  // The same file with a false size: it gets only the memory that it claims, and no byte more.
  const lie = Buffer.from(bomb);
  for (
    let at = lie.indexOf('PK\x01\x02', 0, 'latin1');
    at >= 0;
    at = lie.indexOf('PK\x01\x02', at + 4, 'latin1')
  )
    lie.writeUInt32LE(64, at + 24);
  const before = process.memoryUsage().arrayBuffers;
  const reported = readWorkbook(lie, MOST);
  expect(Array.isArray(reported) ? reported : []).toEqual([]);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(5_000_000);

  // Control: a correct workbook is read.
  expect(
    readWorkbook(book(Buffer.from(`<worksheet><sheetData>${line}</sheetData></worksheet>`)), MOST),
  ).toHaveLength(1);
});

test('names are not misleading', async () => {
  for (const [uploadName, name] of [
    ['invoice\u202Efdp.pdf', 'invoicefdp.pdf'],
    ['a\u200b\u2066.pdf', 'a.pdf'],
    ['../../x.pdf', 'x.pdf'],
    [`${'x'.repeat(400)}.pdf`, `${'x'.repeat(196)}.pdf`],
  ] as const) {
    const { status, data } = await send(uploadName, samplePdf('x'));
    expect([uploadName, status, data.Name]).toEqual([uploadName, 200, name]);
  }
});
