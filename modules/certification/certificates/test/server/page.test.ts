import QRCode from 'qrcode';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json } from '#platform/server/database/json.ts';
import { certificateFixture } from '#quality/support/certificate-fixture.ts';
import { insertCertified, intentOf } from '#quality/support/certified.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { acceptUploadedDocument } from '../../server/accept-uploaded-document.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await startTestPortal();
});
afterAll(() => test.close());

const fixture = certificateFixture(() => test);
const LATER = '2025-06-02T02:00:00Z';

const page = (user: string, CertificateKey: string, Revision: number) =>
  test.get(user, '/application/certificate/page', { CertificateKey, Revision: String(Revision) });
const keyOf = async (id: number): Promise<string> => (await fixture.certificate(id)).CertificateKey;

describe('images of the pages of a certificate', () => {
  it('one image for each page of the requested revision, for staff and the holder', async () => {
    const { application, id } = await fixture.issued({ no: 'QM-2025-00101' });
    await fixture.generate(application, LATER);
    await fixture.render(id);
    const key = await keyOf(id);
    const [first, second, ofHolder] = [
      await page('scheduling', key, 1),
      await page('scheduling', key, 2),
      await page('client', key, 2),
    ];
    for (const answer of [first, second, ofHolder]) {
      expect([answer.status, answer.data.IsManual]).toEqual([200, false]);
      expect(answer.data.Pages).toHaveLength(1);
      expect(String((answer.data.Pages as string[])[0])).toMatch(/^<svg viewBox="0 0 595\.\d+ 841\.\d+"/);
    }
    // The second revision has another date and revision number printed on it.
    expect(second.data.Pages).not.toEqual(first.data.Pages);
    expect(ofHolder.data.Pages).toEqual(second.data.Pages);
  });

  it('a demonstration page is marked in its image as in the PDF', async () => {
    const { id } = await fixture.issued({ no: 'QM-2025-00102' });
    const { id: other } = await fixture.issued({ no: 'QM-2025-00103' });
    await test.db
      .updateTable('CertificateDocument')
      .set({ IsDemo: false })
      .where('CertificateId', '=', other)
      .execute();
    const demo = await page('admin', await keyOf(id), 1);
    const real = await page('admin', await keyOf(other), 1);
    const length = (answer: typeof demo): number => String((answer.data.Pages as string[])[0]).length;
    // The real page has two texts fewer.
    expect(length(demo)).toBeGreaterThan(length(real));
  });

  it('a page before publication, unfinished or missing is not found', async () => {
    const application = await insertCertified(test, { no: 'QM-2025-00104' });
    const id = await fixture.generate(application);
    const key = await keyOf(id);
    expect((await page('scheduling', key, 1)).status).toBe(404);
    await fixture.render(id);
    expect((await page('scheduling', key, 1)).status).toBe(200);
    expect((await page('client', key, 1)).status).toBe(404);
    await fixture.publish(application);
    expect((await page('client', key, 1)).status).toBe(200);
    expect((await page('client2', key, 1)).status).toBe(404);
    expect((await page('scheduling', key, 2)).status).toBe(404);
    const wrong = await page('scheduling', key, 0);
    expect([wrong.status, wrong.error.Code]).toEqual([422, 'ERR_VALIDATION']);
  });

  it('a page that cannot be rendered is reported, and rendered on the next request', async () => {
    const { id } = await fixture.issued({ no: 'QM-2025-00108' });
    const key = await keyOf(id);
    await test.db
      .insertInto('TemplateVersion')
      .values({
        TemplateKey: 'a-template-that-breaks',
        ServiceId: null,
        Language: 'EN',
        VersionNo: 900,
        Source: '#panic("not now")',
        Remark: null,
        Checks: json([]),
        CreatedById: null,
      })
      .execute();
    const templateIs = (TemplateKey: string | null) =>
      test.db
        .updateTable('CertificateDocument')
        .set({ TemplateKey })
        .where('CertificateId', '=', id)
        .execute();
    await templateIs('a-template-that-breaks');
    const broken = await page('client', key, 1);
    expect([broken.status, broken.error.Code]).toEqual([503, 'ERR_UNAVAILABLE']);
    expect(broken.error.Message).toMatch(/preview is not available\. Download the file, or try again/);
    await templateIs(null);
    expect((await page('client', key, 1)).data.Pages).toHaveLength(1);
  });

  it('an uploaded page has no image, only its file', async () => {
    const { application, id } = await fixture.issued({ no: 'QM-2025-00105' });
    const intent = await intentOf(test, application, LATER);
    const fileKey = await test.upload('scheduling', 'document');
    const account = await test.db
      .selectFrom('Account')
      .select('Id')
      .where('Email', '=', 'scheduling@demo.test')
      .executeTakeFirstOrThrow();
    await test.db.transaction().execute((tx) => acceptUploadedDocument(tx, { ...intent, account, fileKey }));
    const answer = await page('client', await keyOf(id), 2);
    expect([answer.status, answer.data]).toEqual([200, { Pages: [], IsManual: true }]);
  });
});

it('the QR code leads to the verification page, with the code', async () => {
  const { id } = await fixture.issued({ no: 'QM-2025-00106' });
  const CertificateKey = await keyOf(id);
  const view = await test.get('client', '/application/certificate/view', { CertificateKey });
  const { status, data } = await test.get('client', '/application/certificate/qr', { CertificateKey });
  expect(status).toBe(200);
  expect(String(view.data.VerifyUrl)).toMatch(/\/verify\/QM-2025-00106\?c=[A-HJKM-Z0-9]{10}$/);
  expect(darkOf(String(data.Svg))).toEqual(darkIn(String(view.data.VerifyUrl)));
  expect((await test.get('client2', '/application/certificate/qr', { CertificateKey })).status).toBe(404);
});

/** Positions of the dark modules, read from the SVG. */
function darkOf(svg: string): string[] {
  const runs = [...svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)];
  return runs.flatMap(([, column, row, length]) =>
    Array.from({ length: Number(length) }, (_, at) => `${row} ${Number(column) + at}`),
  );
}

function darkIn(text: string): string[] {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const places = Array.from({ length: modules.size ** 2 }, (_, at) => [
    Math.floor(at / modules.size),
    at % modules.size,
  ]);
  return places
    .filter(([row = 0, column = 0]) => modules.get(row, column))
    .map(([row, column]) => `${row} ${column}`);
}

describe('files of actions', () => {
  it('are shown in the history with their names: to staff all, to the holder where the reason is shown', async () => {
    const { id } = await fixture.issued({ no: 'QM-2025-00107' });
    const CertificateKey = await keyOf(id);
    const message = await test.upload('scheduling', 'document');
    const attachment = await test.upload('scheduling', 'document');
    const post = (CertificateStatusCode: string, Attachment: string[]) =>
      test.post('scheduling', '/application/certificate/status', {
        ...{ CertificateKey, CertificateStatusCode, Attachment },
        Remark: 'As agreed on the telephone.',
      });
    expect((await post('ACTIVE', [attachment])).status).toBe(200);
    expect((await post('SUSPENDED', [message])).status).toBe(200);
    const papers = async (user: string) => {
      const { data } = await test.get(user, '/application/certificate/view', { CertificateKey });
      const history = data.History as { Event: string; Attachment: { FileKey: string; Name: string }[] }[];
      return Object.fromEntries(
        history.map(({ Event, Attachment }) => [Event, Attachment.map((file) => file.FileKey)]),
      );
    };
    expect(await papers('admin')).toMatchObject({ ISSUED: [], UNLISTED: [attachment], SUSPENDED: [message] });
    expect(await papers('client')).toMatchObject({ ISSUED: [], UNLISTED: [], SUSPENDED: [message] });
  });
});
