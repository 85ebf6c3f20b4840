import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

const text = (EN: string) => ({ EN, CHT: `${EN}（繁）`, CHS: `${EN}（简）` });
const html = (EN: string) => ({ EN: `<p>${EN}</p>`, CHT: `<p>${EN}（繁）</p>`, CHS: `<p>${EN}（简）</p>` });

describe('questions, home page, announcements and pictures', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await startTestPortal();
  });
  afterAll(() => portal.close());

  const draft = async (Kind: string, Content: unknown) => {
    const { data } = await portal.post('admin', '/cms/draft/begin', { Kind });
    return portal.post('admin', '/cms/draft/save', { Kind, Version: data.Version, Content });
  };
  const publish = async (Kind: string, VersionId: string, Content: unknown) => {
    const { data } = await draft(Kind, Content);
    return portal.post('admin', '/cms/publish', { Kind, Version: data.Version, VersionId });
  };
  const question = (Key: string, EN: string) => ({ Key, Title: text(EN), Answer: html(`Answer to ${EN}`) });

  test('questions are public, in groups and in every language', async () => {
    const builtIn = (await portal.get(null, '/cms/get/faq.json')).data.Groups as { Questions: unknown[] }[];
    expect(builtIn.map(({ Questions }) => Questions.length)).toEqual([2, 6, 2]);
    const Groups = [
      { Key: 'fees', Title: text('Fees'), Questions: [question('vat-question', 'Is there VAT?')] },
    ];
    expect((await publish('FAQ', '1.1', { Groups })).status).toBe(200);
    expect((await portal.get(null, '/cms/get/faq.json')).data).toEqual({ Groups });
  });

  test('a draft with missing texts, without entries or with a duplicate key is not published, and reports the place', async () => {
    const twice = [question('same', 'A'), question('same', 'B')];
    expect(
      (await draft('FAQ', { Groups: [{ Key: 'fees', Title: text('F'), Questions: twice }] })).status,
    ).toBe(422);
    const { data } = await draft('FAQ', { Groups: [{ Key: 'fees', Title: text(''), Questions: [] }] });
    const refused = await portal.post('admin', '/cms/publish', {
      Kind: 'FAQ',
      Version: data.Version,
      VersionId: '9',
    });
    expect(refused.error.Fields).toMatchObject([
      { Field: 'Groups.0.Title.EN', Code: 'FIELD_REQUIRED' },
      { Field: 'Groups.0.Questions', Code: 'ERR_CONTENT_EMPTY' },
    ]);
    await portal.post('admin', '/cms/draft/discard', { Kind: 'FAQ', Version: data.Version });
  });

  test.each([
    'javascript:alert(1)',
    '//elsewhere.example',
    'data:text/html,x',
    '/ser vices',
    '\\\\x',
    'ftp://x',
  ])('a link of the home page to %j is refused', async (Href) => {
    const Links = [{ Key: 'link', Label: text('L'), Href }];
    const Blocks = [{ Key: 'links', Type: 'LINKS', Title: text('T'), Links }];
    expect((await draft('HOME', { Title: text('T'), Lead: text('L'), Blocks })).status).toBe(422);
  });

  test('announcements reach their audience for their period', async () => {
    const item = (
      Key: string,
      Audience: string,
      From: string | null = null,
      Until: string | null = null,
    ) => ({
      Key,
      Title: text(Key),
      Body: html(Key),
      Tone: 'INFO',
      Audience,
      From,
      Until,
    });
    const [past, coming] = ['2026-01-01T00:00:00Z', '2999-01-01T00:00:00Z'];
    const Items = [
      item('for-all', 'PUBLIC'),
      item('for-clients', 'CLIENTS', past, coming),
      item('for-staff', 'STAFF'),
      item('not-yet', 'PUBLIC', coming),
      item('no-more', 'PUBLIC', null, past),
    ];
    expect((await publish('ANNOUNCEMENTS', '1.1', { Items })).status).toBe(200);
    for (const [user, keys] of [
      [null, ['for-all']],
      ['client', ['for-all', 'for-clients']],
      ['sub-client', ['for-all', 'for-clients']],
      ['finance', ['for-all', 'for-staff']],
    ] as const) {
      const { data } = await portal.get(user, '/cms/get/announcements.json');
      expect(
        (data.Items as { Key: string }[]).map(({ Key }) => Key),
        String(user),
      ).toEqual(keys);
    }
    const { data } = await draft('ANNOUNCEMENTS', { Items: [item('backwards', 'PUBLIC', coming, past)] });
    const refused = await portal.post('admin', '/cms/publish', {
      Kind: 'ANNOUNCEMENTS',
      Version: data.Version,
      VersionId: '1.2',
    });
    expect(refused.error.Fields).toMatchObject([{ Field: 'Items.0.Until', Code: 'ERR_CONTENT_PERIOD' }]);
  });

  test('a picture is re-encoded, has a public address, and only its publisher can create one', async () => {
    const { default: sharp } = await import('sharp');
    const bytes = await sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: '#0b5d4b' } })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .png()
      .toBuffer();
    const body = new FormData();
    body.append('Kind', 'image');
    body.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'house.png');
    const upload = new Request('http://portal.test', { method: 'POST', body });
    const uploaded = await portal.app.inject({
      method: 'POST',
      url: '/api/media/upload',
      headers: { ...(await portal.token('admin')), 'content-type': upload.headers.get('content-type') ?? '' },
      payload: Buffer.from(await upload.arrayBuffer()),
    });
    const { FileKey } = uploaded.json().data;
    expect((await portal.post('sub-admin', '/cms/picture', { FileKey })).status).toBe(422);
    const { data } = await portal.post('admin', '/cms/picture', { FileKey });
    expect(data).toMatchObject({ Width: 1_600, Height: 800 });
    const shown = await portal.app.inject({ method: 'GET', url: data.Address as string });
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
    });
    expect(shown.rawPayload.includes('secret place')).toBe(false);
    // The original upload and other files cannot be loaded here.
    for (const key of [FileKey, 'x', 'A'.repeat(22)])
      expect((await portal.app.inject({ method: 'GET', url: `/api/image/view/${key}` })).statusCode).toBe(
        404,
      );
  });

  test('the editor of the content uploads a picture in one call, and reads its location', async () => {
    const { default: sharp } = await import('sharp');
    const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#0b5d4b' } })
      .png()
      .toBuffer();
    const send = async (user: string, type: string, source: Uint8Array<ArrayBuffer>) => {
      const body = new FormData();
      body.append('file', new Blob([source], { type }), 'house.png');
      const upload = new Request('http://portal.test', { method: 'POST', body });
      const contentType = upload.headers.get('content-type') ?? '';
      return portal.app.inject({
        method: 'POST',
        url: '/api/media/tinymce/upload',
        headers: { ...(await portal.token(user)), 'content-type': contentType },
        payload: Buffer.from(await upload.arrayBuffer()),
      });
    };
    const sent = await send('sub-admin', 'image/png', new Uint8Array(bytes));
    expect(sent.statusCode).toBe(200);
    const { location, data } = sent.json();
    expect(location).toMatch(/^\/api\/image\/view\/[A-Za-z0-9_-]{22}$/);
    expect(data).toEqual({ location, Width: 40, Height: 20 });
    const shown = await portal.app.inject({ method: 'GET', url: location });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await send('it', 'image/png', new Uint8Array(bytes))).statusCode).toBe(403);
    const text = await send('admin', 'image/png', new TextEncoder().encode('no picture'));
    expect([text.statusCode, text.json().Code]).toEqual([415, 'ERR_UPLOAD_ERR']);
  });

  test('published content is immutable, even in the database', async () => {
    await expect(portal.db.deleteFrom('ContentVersion').execute()).rejects.toThrow();
    const change = portal.db.updateTable('ContentVersion').set({ Saved: new Date() });
    await expect(change.execute()).rejects.toThrow();
  });

  test('a repeated request publishes once', async () => {
    const { data } = await draft('HOME', { Title: text('T'), Lead: text('L'), Blocks: [] });
    const publication = { Kind: 'HOME', Version: data.Version, VersionId: '1.1' };
    const key = { 'idempotency-key': 'once-and-only-once' };
    const [one, two] = [
      await portal.post('admin', '/cms/publish', publication, key),
      await portal.post('admin', '/cms/publish', publication, key),
    ];
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(two.data).toEqual(one.data);
  });
});
