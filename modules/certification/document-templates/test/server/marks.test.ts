import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CertificateFacts } from '#modules/certification/certificates/server/document/facts.ts';
import { renderPage } from '#modules/certification/certificates/server/document/render-page.ts';
import { marksOn, pictureBytes } from '#modules/certification/certificates/server/printed-marks.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { storeFile } from '#platform/server/files/store-file.ts';
import { certificateFixture } from '#quality/support/certificate-fixture.ts';
import { insertCertified } from '#quality/support/certified.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { templateFixture } from '#quality/support/template-fixture.ts';

let testPortal: TestPortal;
beforeAll(async () => {
  testPortal = await startTestPortal();
});
afterAll(() => testPortal?.close());
const fixture = templateFixture(() => testPortal);
const certificates = certificateFixture(() => testPortal);

const three = (EN: string) => ({ EN, CHT: EN, CHS: EN });
type Input = Record<string, unknown>;

/** Uploads a plain picture as `who`. */
async function picture(user = 'admin', red = 0): Promise<string> {
  const source = await sharp({
    create: { width: 300, height: 90, channels: 3, background: { r: red, g: 90, b: 70 } },
  })
    .withExif({ IFD0: { Copyright: 'hidden words' } })
    .png()
    .toBuffer();
  const account = await testPortal.db
    .selectFrom('Account')
    .select('Id')
    .where('Email', '=', `${user}@demo.test`)
    .executeTakeFirstOrThrow();
  const { FileKey } = await storeFile(testPortal.db, testPortal.store, {
    FileKey: newKey(),
    Name: 'x.png',
    Kind: 'image',
    Type: 'image/png',
    Size: source.byteLength,
    Sha256: newKey(),
    AccountId: account.Id,
    ApplicationId: null,
    source,
  });
  return FileKey;
}

const submit = async (body: Input, user = 'admin') =>
  testPortal.post(user, '/mark/submit', {
    Kind: 'LOGO',
    Name: three('A mark'),
    Title: three(body.Kind === 'SIGNATURE' ? 'Chief Executive' : ''),
    Alt: three('What it shows'),
    ValidFrom: '2025-01-01',
    ValidTo: '2025-12-31',
    ...('MarkKey' in body ? {} : { FileKey: await picture(user) }),
    ...body,
  });
const clear = () => testPortal.db.deleteFrom('Mark').execute();

describe('validity of marks', () => {
  it('includes the first and the last day', async () => {
    await clear();
    await submit({ Kind: 'LOGO', Name: three('Old'), ValidFrom: '2024-01-01', ValidTo: '2024-12-31' });
    await submit({ Kind: 'LOGO', Name: three('New'), ValidFrom: '2025-01-01', ValidTo: null });
    const keyOn = async (day: string) => (await marksOn(testPortal.db, 'any', day)).Logo?.FileKey;
    const [old, fresh] = await Promise.all([keyOn('2024-06-01'), keyOn('2026-06-01')]);
    expect(old).not.toBe(fresh);
    expect(await keyOn('2023-12-31')).toBeUndefined();
    expect(await keyOn('2024-01-01')).toBe(old);
    expect(await keyOn('2024-12-31')).toBe(old);
    expect(await keyOn('2025-01-01')).toBe(fresh);
  });

  it.each(['LOGO', 'SIGNATURE'])('of two marks of one kind never overlaps: %s', async (Kind) => {
    await clear();
    expect((await submit({ Kind })).status).toBe(200);
    for (const [ValidFrom, ValidTo] of [
      ['2025-12-31', null],
      ['2024-01-01', '2025-01-01'],
      ['2025-05-01', '2025-06-01'],
      ['2024-01-01', null],
    ])
      expect(await submit({ Kind, ValidFrom, ValidTo })).toMatchObject({
        status: 422,
        error: { Fields: [{ Field: 'ValidFrom', Code: 'FIELD_MARK_OVERLAP' }] },
      });
    expect((await submit({ Kind, ValidFrom: '2026-01-01', ValidTo: null })).status).toBe(200);
    expect((await submit({ Kind, ValidFrom: '2024-01-01', ValidTo: '2024-12-31' })).status).toBe(200);
  });

  it('of two concurrent marks, one is refused', async () => {
    await clear();
    const both = await Promise.all([submit({ Kind: 'SIGNATURE' }), submit({ Kind: 'SIGNATURE' })]);
    expect(both.map((one) => one.status).toSorted()).toEqual([200, 422]);
  });

  it('must end after it starts', async () => {
    expect(await submit({ ValidFrom: '2025-02-01', ValidTo: '2025-01-31' })).toMatchObject({
      status: 422,
      error: { Fields: [{ Field: 'ValidTo' }] },
    });
  });

  it('accreditation marks are printed next to one another, each on its services', async () => {
    await clear();
    const GF = await fixture.serviceKey('GF');
    await submit({ Kind: 'ACCREDITATION', Name: three('For all') });
    await submit({ Kind: 'ACCREDITATION', Name: three('For one'), Services: [GF] });
    expect((await marksOn(testPortal.db, GF, '2025-06-01')).Accreditations).toHaveLength(2);
    expect(
      (await marksOn(testPortal.db, await fixture.serviceKey('QM'), '2025-06-01')).Accreditations,
    ).toHaveLength(1);
    expect((await submit({ Kind: 'ACCREDITATION', Services: ['nobody-has-this-key-22'] })).status).toBe(422);
  });
});

describe('the image of a mark', () => {
  it('is re-encoded, so that nothing but its pixels is printed on certificates', async () => {
    await clear();
    await submit({ Kind: 'LOGO' });
    const { Logo } = await marksOn(testPortal.db, 'any', '2025-06-01');
    const [shown] = await pictureBytes(testPortal.portal, {
      Marks: { Logo, Signature: null, Accreditations: [] },
    });
    expect(Buffer.from(shown?.Bytes ?? []).includes('hidden words')).toBe(false);
    expect(Logo).toMatchObject({ Width: 300, Height: 90 });
  });

  it('must be the user’s own upload', async () => {
    expect(await submit({ FileKey: await picture('it') })).toMatchObject({
      status: 422,
      error: { Fields: [{ Field: 'FileKey' }] },
    });
    expect((await submit({ FileKey: 'nobody-has-this-key-22' })).status).toBe(422);
  });

  it('requires alternative text in every language', async () => {
    const { status, error } = await submit({ Alt: { EN: 'Logo', CHT: '', CHS: '标志' } });
    expect(status).toBe(422);
    expect(error.Fields).toMatchObject([{ Field: 'Alt.CHT' }]);
  });

  it('is sent only to roles that manage marks', async () => {
    await clear();
    const { data } = await submit({ Kind: 'LOGO' });
    const ask = async (user: string, MarkKey = String(data.MarkKey)) =>
      testPortal.app.inject({
        url: '/api/mark/picture',
        query: { MarkKey },
        headers: await testPortal.token(user),
      });
    const sent = await ask('it');
    expect(sent.statusCode).toBe(200);
    expect(sent.headers['content-type']).toBe('image/png');
    for (const user of ['client', 'ceo', 'assessor']) expect((await ask(user)).statusCode).toBe(404);
    expect((await ask('admin', 'nobody-has-this-key-22')).statusCode).toBe(404);
  });
});

describe('changing and removing', () => {
  it('checks the version, is logged, and affects new pages only', async () => {
    await clear();
    const { data } = await submit({ Kind: 'LOGO' });
    const MarkKey = String(data.MarkKey);
    const changed = await submit({ MarkKey, Version: 1, Name: three('Another name') });
    expect(changed).toMatchObject({ status: 200, data: { Version: 2, Name: three('Another name') } });
    expect(await submit({ MarkKey, Version: 1 })).toMatchObject({
      status: 409,
      error: { Data: { Version: 2 } },
    });
    expect((await testPortal.post('admin', '/mark/remove', { MarkKey, Version: 1 })).status).toBe(409);
    expect((await testPortal.post('admin', '/mark/remove', { MarkKey, Version: 2 })).status).toBe(200);
    expect((await testPortal.get('admin', '/mark/list')).data.Rows).toEqual([]);
    expect((await marksOn(testPortal.db, 'any', '2025-06-01')).Logo).toBeNull();
    expect((await testPortal.post('admin', '/mark/remove', { MarkKey, Version: 3 })).status).toBe(404);
    const events = await testPortal.db
      .selectFrom('Audit')
      .select('Event')
      .where('Object', '=', MarkKey)
      .execute();
    expect(events.map((one) => one.Event)).toEqual(['MARK_SUBMIT', 'MARK_SUBMIT', 'MARK_REMOVE']);
    // The period is free again.
    expect((await submit({ Kind: 'LOGO' })).status).toBe(200);
  });
});

describe('a certificate', () => {
  it('stores the marks of its day: replaced, removed or expired, they are printed as before, byte for byte', async () => {
    await clear();
    const logo = await submit({ Kind: 'LOGO' });
    await submit({ Kind: 'SIGNATURE', Name: three('A. Signer') });
    const application = await insertCertified(testPortal, { no: 'QM-2025-00091' });
    const id = await certificates.generate(application, '2025-03-14T02:00:00Z');
    const before = await facts(id);
    const first = await printed(before);
    expect(before.Marks?.Signature?.Name.EN).toBe('A. Signer');

    const other = await picture('admin', 200);
    await submit({ MarkKey: logo.data.MarkKey, Version: 1, FileKey: other });
    await testPortal.db
      .updateTable('Mark')
      .set({ RemovedAt: new Date() })
      .where('Kind', '=', 'SIGNATURE')
      .execute();
    expect(await facts(id)).toEqual(before);
    expect((await printed(before)).equals(first)).toBe(true);

    await certificates.render(id);
    expect((await certificates.documents(id)).map((one) => one.Status)).toEqual(['READY']);
    const next = await certificates.generate(application, '2025-04-14T02:00:00Z');
    const fresh = (await certificates.documents(next)).at(-1)?.Facts;
    expect(fresh?.Marks?.Logo?.Sha256).not.toBe(before.Marks?.Logo?.Sha256);
    expect(fresh?.Marks?.Signature).toBeNull();
  });

  it('is not printed if the image differs from the stored one', async () => {
    const Marks = (await marksOn(testPortal.db, 'any', '2025-06-01')) as NonNullable<
      CertificateFacts['Marks']
    >;
    const Logo = { ...Marks.Logo, Sha256: 'f'.repeat(64) } as NonNullable<typeof Marks.Logo>;
    await expect(pictureBytes(testPortal.portal, { Marks: { ...Marks, Logo } })).rejects.toThrow(
      'has changed',
    );
  });

  const facts = async (id: number) => {
    const [document] = await certificates.documents(id);
    if (!document) throw new Error('no page');
    return document.Facts;
  };
  const printed = async (from: CertificateFacts) =>
    Buffer.from(
      await renderPage(from, 'BILINGUAL', {
        Source: null,
        Pictures: await pictureBytes(testPortal.portal, from),
      }),
    );
});
