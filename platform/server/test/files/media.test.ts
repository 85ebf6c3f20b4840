import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { connect as openSocket } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplePdf } from '#platform/server/demo/sample-pdf.ts';
import { insertCertified } from '#quality/support/certified.ts';
import { openSessionFor, startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { linkFiles } from '../../files/link-files.ts';

let test: TestPortal;
let address: string;
const tokens = new Map<string, string>();

beforeAll(async () => {
  test = await startTestPortal();
  address = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

async function token(user: string): Promise<string> {
  const known = tokens.get(user);
  if (known) return known;
  const fresh = await openSessionFor(test.db, user);
  tokens.set(user, fresh);
  return fresh;
}

type Sent = {
  name: string;
  bytes: Uint8Array | string;
  kind?: string | null;
  type?: string;
  who?: string;
  isKindLast?: boolean;
  field?: string;
  path?: string;
};

/** Retries when the machine is briefly overloaded, as the portal's own client does. */
async function send(sent: Sent) {
  for (;;) {
    const answer = await sendOnce(sent);
    if (answer.status !== 503) return answer;
    await wait(500);
  }
}

async function sendOnce({
  name,
  bytes,
  kind = 'document',
  type = 'application/pdf',
  who: user = 'client',
  isKindLast = false,
  field = 'file',
  path = '/media/upload',
}: Sent) {
  const form = new FormData();
  if (kind !== null && !isKindLast) form.append('Kind', kind);
  form.append(field, new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type }), name);
  if (kind !== null && isKindLast) form.append('Kind', kind);
  const response = await fetch(`${address}/api${path}`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${await token(user)}`, applanguage: 'EN' },
  });
  const body = (await response.json()) as {
    data: Record<string, unknown>;
    Code: string;
    Message: string;
    Fields: { Field: string; Code: string }[];
  };
  return { status: response.status, ...body };
}

const pdf = samplePdf('Business registration');
const png = () =>
  sharp({ create: { width: 4, height: 3, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
const stored = (FileKey: unknown) =>
  test.db.selectFrom('File').selectAll().where('FileKey', '=', String(FileKey)).executeTakeFirstOrThrow();
const countFiles = async () => (await test.db.selectFrom('File').select('Id').execute()).length;
const leftovers = async (): Promise<string[]> =>
  readdir(join(test.portal.settings.DATA_DIR, 'tmp')).catch(() => []);

describe('accepted uploads', () => {
  it('a PDF, byte for byte, with its hash', async () => {
    const { status, data } = await send({ name: 'Registration.pdf', bytes: pdf });
    expect([status, data]).toEqual([
      200,
      {
        FileKey: data.FileKey,
        Name: 'Registration.pdf',
        Kind: 'document',
        Type: 'application/pdf',
        Size: pdf.byteLength,
      },
    ]);
    const row = await stored(data.FileKey);
    expect(row.Sha256).toBe(createHash('sha256').update(pdf).digest('hex'));
    expect((await buffer(await test.store.get(row.StorageKey))).equals(Buffer.from(pdf))).toBe(true);
  });

  it('a temporary file without a reference until it is attached', async () => {
    const { status, data } = await send({ name: 'Draft.pdf', bytes: pdf, path: '/media/upload/tmp' });
    expect([status, Object.keys(data)]).toEqual([200, ['FileKey', 'Name', 'Kind', 'Type', 'Size']]);
    expect(await stored(data.FileKey)).toMatchObject({ ApplicationId: null, ConversationMessageId: null });
  });

  it('fields in any order, names in any script', async () => {
    const { status, data } = await send({ name: '商業登記證 2025.pdf', bytes: pdf, isKindLast: true });
    expect([status, data.Name]).toEqual([200, '商業登記證 2025.pdf']);
  });

  it('the detected content type, whatever the sender declares', async () => {
    const { data } = await send({ name: 'scan.PDF', bytes: pdf, type: 'text/html' });
    expect(data.Type).toBe('application/pdf');
  });

  it('text and tables unchanged', async () => {
    expect(
      (await send({ name: 'sites.csv', bytes: '名稱,People\r\n元朗,34\r\n', type: 'text/csv' })).data.Type,
    ).toBe('text/csv');
    expect((await send({ name: 'note.txt', bytes: 'BM is no picture', type: 'text/plain' })).status).toBe(
      200,
    );
  });

  it('pictures are re-encoded, without their metadata', async () => {
    const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#338' } })
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Artist: 'Somebody', ImageDescription: 'At home' } })
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
    const { status, data } = await send({
      name: 'photo.jpeg',
      bytes: polyglot,
      kind: 'image',
      type: 'image/jpeg',
    });
    expect([status, data.Type]).toEqual([200, 'image/jpeg']);
    const storedBytes = await buffer(await test.store.get((await stored(data.FileKey)).StorageKey));
    expect(
      storedBytes.includes('Somebody') ||
        storedBytes.includes('script') ||
        storedBytes.includes('PK\x03\x04'),
    ).toBe(false);
    const { width, height, exif } = await sharp(storedBytes).metadata();
    expect([width, height, exif]).toEqual([20, 40, undefined]);
    expect(data.Size).toBe(storedBytes.byteLength);
  });
});

describe('refused uploads', () => {
  const page = '<!doctype html><script>alert(1)</script>';
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
  it.each([
    ['a page declared as PDF', { name: 'a.pdf', bytes: page }],
    ['a picture declared as PDF', { name: 'a.pdf', bytes: '\x89PNG\r\n\x1a\n' }],
    ['a PDF that calls itself picture', { name: 'a.png', bytes: pdf }],
    ['an HTML page', { name: 'a.html', bytes: page, type: 'text/html' }],
    ['an HTML page as text', { name: 'a.txt', bytes: `\n ${page}`, type: 'text/plain' }],
    ['a drawing', { name: 'a.svg', bytes: drawing, kind: 'image', type: 'image/svg+xml' }],
    ['a drawing as picture', { name: 'a.png', bytes: drawing, kind: 'image', type: 'image/png' }],
    ['a program as text', { name: 'a.txt', bytes: 'MZ\0\x01\0\0' }],
    ['a program with a harmless start', { name: 'a.pdf.exe', bytes: pdf }],
    ['a file without an extension', { name: 'README', bytes: 'text' }],
    ['a kind that accepts no tables', { name: 'a.csv', bytes: 'a,b', kind: 'crb' }],
  ] as [string, Sent][])('%s', async (_what, sent) => {
    const before = await countFiles();
    const { status, Code, Message } = await send(sent);
    expect([status, Code]).toEqual([415, 'ERR_UPLOAD_ERR']);
    expect(Message).toMatch(
      /^This file type is not accepted\. Accepted: PNG|^This file type is not accepted\. Accepted: PDF/,
    );
    expect(await countFiles()).toBe(before);
    expect(await leftovers()).toEqual([]);
  });

  it('an empty file, a missing or unknown kind, a missing file', async () => {
    expect(await send({ name: 'a.pdf', bytes: '' })).toMatchObject({
      status: 400,
      Code: 'ERR_UPLOAD_ERR',
      Message: 'The file is empty. Choose another file.',
    });
    expect(await send({ name: 'a.pdf', bytes: pdf, kind: null })).toMatchObject({
      status: 422,
      Fields: [{ Field: 'Kind', Code: 'FIELD_REQUIRED' }],
    });
    expect(await send({ name: 'a.pdf', bytes: pdf, kind: 'constructor' })).toMatchObject({
      status: 422,
      Fields: [{ Field: 'Kind', Code: 'FIELD_INVALID' }],
    });
    expect(await send({ name: 'a.pdf', bytes: pdf, field: 'other' })).toMatchObject({
      status: 422,
      Fields: [{ Field: 'file', Code: 'FIELD_REQUIRED' }],
    });
  });

  it('a damaged picture, and one with a false number of pixels', async () => {
    const damaged = (await png()).subarray(0, 50);
    expect(await send({ name: 'a.png', bytes: damaged, kind: 'image' })).toMatchObject({
      status: 415,
      Code: 'ERR_UPLOAD_ERR',
    });
    const bomb = await png();
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    expect(await send({ name: 'a.png', bytes: bomb, kind: 'image' })).toMatchObject({
      status: 415,
      Code: 'ERR_UPLOAD_ERR',
    });
  });

  it('more than the limit of the kind, and more than the overall limit', async () => {
    const big = Buffer.concat([await png(), Buffer.alloc(11 * 1024 * 1024)]);
    expect(await send({ name: 'a.png', bytes: big, kind: 'image' })).toMatchObject({
      status: 413,
      Code: 'ERR_UPLOAD_ERR',
      Message: 'The file is too large. The limit is 10 MB.',
    });
    const huge = Buffer.concat([pdf, Buffer.alloc(26 * 1024 * 1024)]);
    expect(await send({ name: 'a.pdf', bytes: huge, isKindLast: true })).toMatchObject({
      status: 413,
      Message: 'The file is too large. The limit is 25 MB.',
    });
    expect(await leftovers()).toEqual([]);
  });

  it('no session, and a request body that is not a form', async () => {
    const bare = await fetch(`${address}/api/media/upload`, { method: 'POST', body: new FormData() });
    expect(bare.status).toBe(401);
    const wrong = await test.post('client', '/media/upload', { file: 'x' });
    expect([wrong.status, wrong.error.Code]).toEqual([415, 'ERR_UPLOAD_ERR']);
  });

  it('an aborted upload leaves nothing', async () => {
    const before = await countFiles();
    const socket = openSocket(Number(new URL(address).port), '127.0.0.1');
    const head = `--b\r\nContent-Disposition: form-data; name="Kind"\r\n\r\ndocument\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n`;
    socket.write(
      `POST /api/media/upload HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${await token('client')}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 500000\r\n\r\n${head}`,
    );
    await expect.poll(leftovers).toHaveLength(1);
    socket.destroy();
    await expect.poll(leftovers).toEqual([]);
    expect(await countFiles()).toBe(before);
  });
});

describe('names', () => {
  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\me\\plan.pdf', 'plan.pdf'],
    ['in\u202Efdp.exe.pdf', 'infdp.exe.pdf'],
    ['..pdf', 'pdf'],
    ['... ', 'file'],
    ['a\u0000b\u0007.pdf', 'ab.pdf'],
    [`${'長'.repeat(300)}.pdf`, `${'長'.repeat(196)}.pdf`],
  ])('%j is stored as %j', async (input, cleaned) => {
    const { cleanName } = await import('../../files/clean-name.ts');
    expect(cleanName(input)).toBe(cleaned);
  });

  it('a name never becomes a path', async () => {
    const { data } = await send({ name: '../../../outside.pdf', bytes: pdf });
    const row = await stored(data.FileKey);
    expect(row.Name).toBe('outside.pdf');
    expect(row.StorageKey).toMatch(/^[0-9a-f]{40}$/);
    await expect(test.store.get('../../outside')).rejects.toThrow('Not a storage key');
  });
});

describe('tickets', () => {
  const ticket = async (user: string, FileKey: unknown) => test.post(user, '/media/ticket', { FileKey });
  const fetchUrl = async (url: unknown) => fetch(address + String(url));

  it('return the file once, as a download, and are logged', async () => {
    const { data } = await send({ name: '報告 "1".pdf', bytes: pdf });
    const { data: issued } = await ticket('client', data.FileKey);
    expect(issued.Url).toMatch(/^\/api\/media\/download\?ticket=[\w-]{43}$/);
    const first = await fetchUrl(issued.Url);
    expect(first.status).toBe(200);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.byteLength),
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="__ _1_.pdf"; filename*=UTF-8''%E5%A0%B1%E5%91%8A%20_1_.pdf`,
    });
    expect(Buffer.from(await first.arrayBuffer()).equals(Buffer.from(pdf))).toBe(true);
    expect((await fetchUrl(issued.Url)).status).toBe(404);
    const traces = await test.db
      .selectFrom('Audit')
      .select('Event')
      .where('Object', '=', String(data.FileKey))
      .orderBy('Id')
      .execute();
    expect(traces.map((trace) => trace.Event)).toEqual(['FILE_UPLOADED', 'FILE_DOWNLOADED']);
  });

  it('allow exactly one of many concurrent requests', async () => {
    const { data } = await send({ name: 'a.pdf', bytes: pdf });
    const { data: issued } = await ticket('client', data.FileKey);
    const all = await Promise.all(Array.from({ length: 8 }, () => fetchUrl(issued.Url)));
    expect(all.map((one) => one.status).sort()).toEqual([200, 404, 404, 404, 404, 404, 404, 404]);
    await Promise.all(all.map((one) => one.arrayBuffer()));
  });

  it('expire after a minute', async () => {
    const { data } = await send({ name: 'a.pdf', bytes: pdf });
    const { data: issued } = await ticket('client', data.FileKey);
    await test.db
      .updateTable('DownloadTicket')
      .set({ ExpiresAt: new Date(Date.now() - 1) })
      .where('UsedAt', 'is', null)
      .execute();
    expect((await fetchUrl(issued.Url)).status).toBe(404);
    expect((await fetchUrl('/api/media/download?ticket=none')).status).toBe(404);
    expect((await fetchUrl('/api/media/download')).status).toBe(404);
  });

  it('are for the uploader, and for users with access to the application of the file', async () => {
    const { data } = await send({ name: 'a.pdf', bytes: pdf });
    const status = async (user: string) => (await ticket(user, data.FileKey)).status;
    expect([
      await status('client'),
      await status('client2'),
      await status('scheduling'),
      await status('assessor'),
    ]).toEqual([200, 404, 404, 404]);
    const application = await insertCertified(test, { no: 'QM-2025-90001' });
    await test.db
      .updateTable('File')
      .set({ ApplicationId: application.Id })
      .where('FileKey', '=', String(data.FileKey))
      .execute();
    expect([
      await status('client'),
      await status('client2'),
      await status('scheduling'),
      await status('assessor'),
    ]).toEqual([200, 404, 200, 404]);
    expect((await ticket('client', 'no-such-file-key')).status).toBe(404);
    expect((await test.post(null, '/media/ticket', { FileKey: data.FileKey })).status).toBe(401);
  });

  it('the board’s record is restricted to the certification body', async () => {
    const application = await insertCertified(test, { no: 'QM-2025-90002' });
    const { data } = await send({ name: 'record.pdf', bytes: pdf, kind: 'crb', who: 'scheduling' });
    await test.db
      .updateTable('File')
      .set({ ApplicationId: application.Id })
      .where('FileKey', '=', String(data.FileKey))
      .execute();
    expect((await ticket('client', data.FileKey)).status).toBe(404);
    expect((await ticket('finance', data.FileKey)).status).toBe(200);
  });
});

describe('attaching files to an application', () => {
  it('accepts one’s own and already attached files, in order, and refuses everything else', async () => {
    const [one, two] = [
      await insertCertified(test, { no: 'QM-2025-90003' }),
      await insertCertified(test, { no: 'QM-2025-90004' }),
    ];
    const { Id: accountId } = await test.db
      .selectFrom('Account')
      .select('Id')
      .where('Email', '=', 'client@demo.test')
      .executeTakeFirstOrThrow();
    const [a, b, foreign] = [
      await test.upload('client', 'document'),
      await test.upload('client', 'document'),
      await test.upload('client2', 'document'),
    ];
    const link = (applicationId: number, ...fileKeys: string[]) =>
      test.db
        .transaction()
        .execute(async (tx) =>
          (await linkFiles(tx, { fileKeys, applicationId, accountId })).map((row) => row.FileKey),
        );
    expect(await link(one.Id, b, a, b)).toEqual([b, a]);
    expect(await link(one.Id, a)).toEqual([a]);
    for (const key of [foreign, 'no-such-file-key'])
      await expect(link(one.Id, a, key)).rejects.toMatchObject({ Code: 'ERR_VALIDATION' });
    await expect(link(two.Id, a)).rejects.toMatchObject({ Code: 'ERR_VALIDATION' });
    expect(await link(one.Id)).toEqual([]);
  });
});
