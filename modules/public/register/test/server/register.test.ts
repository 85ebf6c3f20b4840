import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CertificateStatus } from '#modules/applications/applications/rules/certificate-statuses.ts';
import { addEvent } from '#modules/certification/certificates/server/add-event.ts';
import { publishCertificate } from '#modules/certification/certificates/server/publish-certificate.ts';
import { queueDocument } from '#modules/certification/certificates/server/queue-document.ts';
import { renderDocument } from '#modules/certification/certificates/server/render-document.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { type Certified, insertCertified, intentOf } from '#quality/support/certified.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import type { VerdictView } from '../../rules/contract.ts';
import { loadVerdict } from '../../server/load-verdict.ts';

let test: TestPortal;
const ids = new Map<string, number>();

/** Generates, renders and publishes a certificate on its day, then changes it to the given status. */
async function publish(
  input: Certified & { published?: string },
  status: CertificateStatus = 'PUBLISHED',
  on = '2025-09-01',
): Promise<void> {
  const application = await insertCertified(test, input);
  // Submitted before the certificate document is requested.
  if (input.scheme === 'GF') application.DisclosureFile = await test.upload('admin', 'document');
  const intent = await intentOf(
    test,
    application,
    `${input.published ?? application.EffectiveDate}T02:00:00Z`,
  );
  const id = await test.db.transaction().execute((tx) => queueDocument(tx, intent));
  application.CertificateId = id;
  ids.set(input.no, id);
  const document = await test.db
    .selectFrom('CertificateDocument')
    .select('Id')
    .where('CertificateId', '=', id)
    .executeTakeFirstOrThrow();
  await renderDocument(test.portal, { DocumentId: document.Id }, { IsLast: false });
  await test.db
    .updateTable('Application')
    .set({ CertificateId: id, ApplicationStatusCode: 'COMPLETED' })
    .where(announceStatus('application', 'COMPLETED'))
    .where('Id', '=', application.Id)
    .execute();
  if (status === 'PENDING') return;
  await test.db.transaction().execute((tx) => publishCertificate(tx, intent));
  if (status === 'PUBLISHED') return;
  await test.db
    .updateTable('Certificate')
    .set({ CertificateStatusCode: status })
    .where(announceStatus('certificate', status))
    .where('Id', '=', id)
    .execute();
  await test.db.transaction().execute((tx) =>
    addEvent(tx, id, {
      Event: status === 'ACTIVE' ? 'RESUMED' : status === 'RENEWAL' ? 'RENEWAL_STARTED' : status,
      From: 'PUBLISHED',
      To: status,
      EffectiveOn: on,
      Revision: 1,
      at: new Date(`${on}T02:00:00Z`),
      account: null,
    }),
  );
}

const stored = (no: string) =>
  test.db.selectFrom('Certificate').selectAll().where('CertificateNo', '=', no).executeTakeFirstOrThrow();
const view = async (no: string, more: Record<string, string> = {}) =>
  (await test.get(null, '/public/certificate/view', { CertificateNo: no, ...more }))
    .data as unknown as VerdictView;
const listed = async (query: Record<string, string> = {}) => {
  const { data } = await test.get(null, '/public/certificate/list', {
    PageSize: '50',
    Sort: 'CertificateNo',
    ...query,
  });
  return (data.Rows as { CertificateNo: string }[]).map((row) => row.CertificateNo);
};

beforeAll(async () => {
  test = await startTestPortal();
  await publish({ no: 'QM-2025-00001', expiry: '2099-03-13' });
  await publish({ no: 'QM-2025-00002', client: 'client2', expiry: '2099-03-13' }, 'SUSPENDED');
  await publish({ no: 'QM-2025-00003', expiry: '2099-03-13' }, 'ACTIVE');
  await publish({ no: 'QM-2025-00004', expiry: '2099-03-13' }, 'PENDING');
  await publish({ no: 'QM-2025-00005', expiry: '2099-03-13' }, 'DELETED');
  await publish({ no: 'QM-2025-00006', expiry: '2099-03-13' }, 'TERMINATED');
  await publish({ no: 'QM-2022-00007', effective: '2022-03-14', expiry: '2025-03-13' });
  await publish(
    { no: 'GF-2025-00001', scheme: 'GF', client: 'client2', effective: '2025-06-01', expiry: '2099-05-31' },
    'RENEWAL',
  );
  await publish({ no: 'SS-2025-00001', scheme: 'SS', expiry: null });
  await publish({
    no: 'QM-2025-00008',
    effective: '2098-01-01',
    expiry: '2099-12-31',
    published: '2025-12-01',
  });
});
afterAll(() => test.close());

describe('the public register', () => {
  it('lists certificates that are or were in force, and none that are unpublished, unlisted or withdrawn', async () => {
    expect(await listed()).toEqual([
      'GF-2025-00001',
      'QM-2022-00007',
      'QM-2025-00001',
      'QM-2025-00002',
      'QM-2025-00006',
      'QM-2025-00008',
      'SS-2025-00001',
    ]);
  });

  it('shows the verdict of today, whatever the row contains', async () => {
    const { data } = await test.get(null, '/public/certificate/list', {
      PageSize: '50',
      Sort: 'CertificateNo',
    });
    expect(
      (data.Rows as { CertificateNo: string; Verdict: string }[]).map(
        (row) => `${row.CertificateNo} ${row.Verdict}`,
      ),
    ).toEqual([
      'GF-2025-00001 VALID',
      'QM-2022-00007 EXPIRED',
      'QM-2025-00001 VALID',
      'QM-2025-00002 SUSPENDED',
      'QM-2025-00006 TERMINATED',
      'QM-2025-00008 NOT_YET_VALID',
      'SS-2025-00001 VALID',
    ]);
    expect(data).toMatchObject({ Total: 7, IsTotalCapped: false, ValidCount: 3 });
  });

  it.each([
    ['VALID', ['GF-2025-00001', 'QM-2025-00001', 'SS-2025-00001']],
    ['SUSPENDED', ['QM-2025-00002']],
    ['EXPIRED', ['QM-2022-00007']],
    ['TERMINATED', ['QM-2025-00006']],
    ['NOT_YET_VALID', ['QM-2025-00008']],
    ['WITHDRAWN', []],
    ['VOID', []],
  ])('filters by verdict: %s', async (Verdict, numbers) => {
    expect(await listed({ Verdict })).toEqual(numbers);
  });

  it('searches numbers, names in either script, and several words', async () => {
    expect(await listed({ Search: 'gf-2025' })).toEqual(['GF-2025-00001']);
    expect(await listed({ Search: '獅子山' })).toEqual(['GF-2025-00001', 'QM-2025-00002']);
    expect(await listed({ Search: '狮子' })).toEqual(['GF-2025-00001', 'QM-2025-00002']);
    expect(await listed({ Search: 'lion ISO' })).toEqual(['QM-2025-00002']);
    expect(await listed({ Search: '100%_' })).toEqual([]);
  });

  it('filters by day and service, sorts, and pages', async () => {
    expect(await listed({ From: '2025-05-01', To: '2025-12-31' })).toEqual(['GF-2025-00001']);
    const { data } = await test.get(null, '/public/service/list');
    const service = (data.Rows as { SchemeCode: string; ServiceKey: string }[]).find(
      (row) => row.SchemeCode === 'SS',
    );
    expect(await listed({ ServiceKey: String(service?.ServiceKey) })).toEqual(['SS-2025-00001']);
    expect((await listed({ Sort: '-EffectiveDate' }))[0]).toBe('QM-2025-00008');
    expect(await listed({ Sort: 'OrgName', PageSize: '10', Page: '2' })).toEqual([]);
  });
});

describe('one number', () => {
  it('is confirmed publicly; the page requires its code', async () => {
    const { Code } = await stored('QM-2025-00001');
    const plain = await view('qm-2025-00001');
    expect(plain).toMatchObject({
      Verdict: 'VALID',
      CertificateNo: 'QM-2025-00001',
      Certificate: {
        Since: '2025-03-14',
        FirstIssueDate: '2025-03-14',
        IsSigned: true,
        IsDemo: true,
        RenewalOpens: '2098-09-14',
        DownloadUrl: null,
        OrgName: { EN: 'Harbour Green Energy Limited' },
        History: [{ Event: 'ISSUED', Verdict: 'VALID', On: '2025-03-14', Revision: 1 }],
      },
    });
    expect((await view('QM-2025-00001', { Code: 'WRONGCODE1' })).Certificate?.DownloadUrl).toBeNull();
    const { Certificate } = await view('QM-2025-00001', { Code });
    expect(Certificate?.DownloadUrl).toBe(
      `/api/public/certificate/download?CertificateNo=QM-2025-00001&Code=${Code}`,
    );
    const typed = await view('QM-2025-00001', { Code: `${Code.slice(0, 5)}-${Code.slice(5)}`.toLowerCase() });
    expect(typed.Certificate?.DownloadUrl).toBe(Certificate?.DownloadUrl);
  });

  it('is downloaded with the right code only', async () => {
    const { Code, Id } = await stored('QM-2025-00001');
    const get = (no: string, code: string) =>
      test.app.inject({ url: '/api/public/certificate/download', query: { CertificateNo: no, Code: code } });
    const page = await get('QM-2025-00001', Code);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('filename="QM-2025-00001-R1.pdf"'),
      'x-content-type-options': 'nosniff',
    });
    const { Sha256 } = await test.db
      .selectFrom('CertificateDocument')
      .select('Sha256')
      .where('CertificateId', '=', Id)
      .executeTakeFirstOrThrow();
    expect(createHash('sha256').update(page.rawPayload).digest('hex')).toBe(Sha256);
    for (const [no, code] of [
      ['QM-2025-00001', 'WRONGCODE1'],
      ['QM-2025-00002', Code],
      ['XX-2025-00001', Code],
      ['QM-2025-00001', ''],
    ] as const)
      expect((await get(no, code)).statusCode).toBe(404);
    for (const hidden of ['QM-2025-00004', 'QM-2025-00005'])
      expect((await get(hidden, (await stored(hidden)).Code)).statusCode).toBe(404);
  });

  it.each([
    ['QM-2025-00004', 'unpublished'],
    ['QM-2025-99999', 'never issued'],
    ["' or 1=1 --", 'not a number'],
  ])('%s (%s) is unknown', async (no) => {
    expect(await view(no)).toMatchObject({ Verdict: 'UNKNOWN', Certificate: null, CertificateNo: no });
  });

  it('unlisted ones are confirmed with their code only, voided ones as void', async () => {
    const { Code } = await stored('QM-2025-00003');
    expect(await view('QM-2025-00003')).toMatchObject({ Verdict: 'UNKNOWN', Certificate: null });
    expect(await view('QM-2025-00003', { Code: 'WRONGCODE1' })).toMatchObject({
      Verdict: 'UNKNOWN',
      Certificate: null,
    });
    expect(await view('QM-2025-00003', { Code })).toMatchObject({
      Verdict: 'VALID',
      Certificate: { CertificateStatusCode: 'ACTIVE' },
    });
    expect(await view('QM-2025-00005')).toMatchObject({
      Verdict: 'VOID',
      Certificate: { Since: '2025-09-01', DownloadUrl: null },
    });
    expect(
      (
        await test.get(null, '/public/certificate/view', {
          CertificateNo: 'QM-2025-00004',
          Code: (await stored('QM-2025-00004')).Code,
        })
      ).data,
    ).toMatchObject({ Verdict: 'UNKNOWN' });
  });

  it('past days are answered, future days are not', async () => {
    expect(await view('QM-2025-00002', { On: '2025-08-31' })).toMatchObject({
      Verdict: 'VALID',
      On: '2025-08-31',
      Certificate: { Verdict: 'SUSPENDED', Since: '2025-03-14' },
    });
    expect(await view('QM-2025-00002', { On: '2025-09-01' })).toMatchObject({
      Verdict: 'SUSPENDED',
      Certificate: { Since: '2025-09-01' },
    });
    expect(await view('QM-2025-00001', { On: '2025-03-13' })).toMatchObject({ Verdict: 'NOT_YET_VALID' });
    expect((await view('QM-2025-00001', { On: '2098-01-01' })).On < '2098-01-01').toBe(true);
    expect(
      (await test.get(null, '/public/certificate/view', { CertificateNo: 'QM-2025-00001', On: '2025-02-30' }))
        .status,
    ).toBe(422);
  });

  it('the last valid day ends at midnight in Hong Kong', async () => {
    const at = async (moment: string) =>
      (await loadVerdict(test.portal, { CertificateNo: 'QM-2022-00007' }, new Date(moment))).Verdict;
    expect(await at('2025-03-13T15:59:59.999Z')).toBe('VALID');
    expect(await at('2025-03-13T16:00:00.000Z')).toBe('EXPIRED');
  });
});

describe('checking a file', () => {
  const check = async (bytes: Uint8Array) =>
    (
      await test.post(null, '/public/certificate/check', {
        Sha256: createHash('sha256').update(bytes).digest('hex'),
      })
    ).data;
  const pageOf = async (no: string, revision = 1): Promise<Buffer> => {
    const file = await test.db
      .selectFrom('CertificateDocument')
      .innerJoin('File', 'File.FileKey', 'CertificateDocument.FileKey')
      .select('File.StorageKey')
      .where('CertificateDocument.CertificateId', '=', Number(ids.get(no)))
      .where('CertificateDocument.Revision', '=', revision)
      .executeTakeFirstOrThrow();
    return buffer(await test.store.get(file.StorageKey));
  };

  it('reports the original, and unknown for one changed byte and for unpublished files', async () => {
    const page = await pageOf('QM-2025-00002');
    expect(await check(page)).toEqual({
      Result: 'ORIGINAL',
      CertificateNo: 'QM-2025-00002',
      Kind: 'CERTIFICATE',
      Revision: 1,
      InForce: 1,
      Verdict: 'SUSPENDED',
      Since: '2025-09-01',
    });
    const tampered = Buffer.from(page);
    tampered[2_000] = (tampered[2_000] ?? 0) ^ 1;
    expect(await check(tampered)).toEqual({
      Result: 'UNKNOWN',
      CertificateNo: null,
      Kind: null,
      Revision: null,
      InForce: null,
      Verdict: 'UNKNOWN',
      Since: null,
    });
    expect(await check(await pageOf('QM-2025-00004'))).toMatchObject({ Result: 'UNKNOWN' });
    const bad = await test.post(null, '/public/certificate/check', { Sha256: 'zz' });
    expect(bad.status).toBe(422);
  });

  it('reports an older revision as superseded', async () => {
    const application = await test.db
      .selectFrom('Application')
      .selectAll()
      .where('CertificateNo', '=', 'SS-2025-00001')
      .executeTakeFirstOrThrow();
    const first = await pageOf('SS-2025-00001');
    const intent = await intentOf(test, application, '2025-10-01T02:00:00Z');
    const id = await test.db.transaction().execute((tx) => queueDocument(tx, intent));
    expect(await check(first)).toMatchObject({ Result: 'ORIGINAL' });
    const document = await test.db
      .selectFrom('CertificateDocument')
      .select('Id')
      .where('CertificateId', '=', id)
      .where('Revision', '=', 2)
      .executeTakeFirstOrThrow();
    await renderDocument(test.portal, { DocumentId: document.Id }, { IsLast: false });
    expect(await check(first)).toMatchObject({
      Result: 'SUPERSEDED',
      Revision: 1,
      InForce: 2,
      Verdict: 'VALID',
    });
    expect(await check(await pageOf('SS-2025-00001', 2))).toMatchObject({
      Result: 'ORIGINAL',
      Revision: 2,
      Verdict: 'VALID',
    });
  });
});

describe('services and disclosures', () => {
  it('shows the offered services with their fees, in the configured order', async () => {
    const { data } = await test.get(null, '/public/service/list');
    const rows = data.Rows as Record<string, unknown>[];
    expect(rows.map((row) => row.SchemeCode)).toEqual(['GF', 'QM', 'SS', 'IS']);
    expect(rows[1]).toMatchObject({
      FromCents: 2_450_000,
      Steps: expect.arrayContaining(['ASSESSOR', 'CEO']),
    });
    const one = await test.get(null, '/public/service/view', { Key: String(rows[1]?.ServiceKey) });
    expect(one.data).toMatchObject({ Name: { EN: 'Quality Management' } });
    expect((await test.get(null, '/public/service/view', { Key: 'no-such-service' })).status).toBe(404);
    const industries = (await test.get(null, '/public/industry/list')).data.Rows as string[];
    expect(industries).toContain('LOGISTICS');
    expect(new Set(industries).size).toBe(industries.length);
  });

  it('lists the disclosures of certificates in force', async () => {
    const { data } = await test.get(null, '/public/disclosure/list');
    expect(data).toMatchObject({
      Total: 1,
      Rows: [{ CertificateNo: 'GF-2025-00001', PublishedOn: '2025-06-01' }],
    });
  });
});
