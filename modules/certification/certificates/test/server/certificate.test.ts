import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '#platform/server/configuration/settings.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { certificateFixture, MORNING } from '#quality/support/certificate-fixture.ts';
import { insertCertified, intentOf } from '#quality/support/certified.ts';
import { pdfSignature, pdfText } from '#quality/support/pdf-tools.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { acceptUploadedDocument } from '../../server/accept-uploaded-document.ts';
import { addEvent } from '../../server/add-event.ts';
import { queueDocument } from '../../server/queue-document.ts';
import { renderDocument } from '../../server/render-document.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await startTestPortal();
});
afterAll(() => test.close());

const once = { IsLast: false };

const { generate, publish, documents, certificate, story, render, bytesOf, issued } = certificateFixture(
  () => test,
);

describe('a first certificate', () => {
  it('is stored as pending before any page exists, with its job', async () => {
    const application = await insertCertified(test, { no: 'QM-2025-00001' });
    const id = await generate(application);
    expect(await documents(id)).toMatchObject([
      { Revision: 1, Status: 'INTENDED', FileKey: null, Sha256: null, IsManual: false },
    ]);
    expect(await certificate(id)).toMatchObject({
      CertificateNo: 'QM-2025-00001',
      CertificateStatusCode: 'PENDING',
      Revision: 1,
      Kind: 'CERTIFICATE',
      EffectiveDate: '2025-03-14',
      ExpiryDate: '2028-03-13',
      Sites: ['Kwai Chung hub 葵涌物流中心', 'Airport desk'],
      Scope: {
        EN: 'Storage and delivery of chilled food',
        CHT: '冷凍食品的儲存及運送',
        CHS: '冷凍食品的儲存及運送',
      },
      ServiceName: {
        EN: 'Quality Management, ISO 9001:2015',
        CHT: '質量管理體系認證（ISO 9001:2015）',
        CHS: '质量管理体系认证（ISO 9001:2015）',
      },
    });
    expect((await certificate(id)).Code).toMatch(/^[A-HJKM-Z0-9]{10}$/);
    expect(await story(id)).toEqual(['ISSUED ->PENDING 2025-03-14 R1']);
  });

  it('is rolled back with its transaction', async () => {
    const application = await insertCertified(test, { no: 'QM-2025-00002' });
    const intent = await intentOf(test, application, MORNING);
    await expect(
      test.db.transaction().execute(async (tx) => {
        await queueDocument(tx, intent);
        throw new Error('the workflow refused');
      }),
    ).rejects.toThrow('the workflow refused');
    const left = await test.db
      .selectFrom('Certificate')
      .select('Id')
      .where('CertificateNo', '=', 'QM-2025-00002')
      .execute();
    expect(left).toEqual([]);
  });

  it('becomes a signed page whose hash is in its row', async () => {
    const application = await insertCertified(test, { no: 'QM-2025-00003' });
    const id = await generate(application);
    await render(id);
    const [page] = await documents(id);
    expect(page).toMatchObject({ Status: 'READY', IsDemo: true });
    const pdf = await bytesOf(page?.FileKey ?? null);
    expect(page?.Sha256).toBe(createHash('sha256').update(pdf).digest('hex'));
    expect(await pdfText(pdf)).toContain('QM-2025-00003');
    expect(await pdfSignature(pdf)).toContain('Signature is Valid');
    const file = await test.db
      .selectFrom('File')
      .selectAll()
      .where('FileKey', '=', String(page?.FileKey))
      .executeTakeFirstOrThrow();
    expect(file).toMatchObject({
      Name: 'QM-2025-00003-R1.pdf',
      ApplicationId: application.Id,
      Size: pdf.byteLength,
    });
  });

  it('has one page after repeated and concurrent jobs', async () => {
    const application = await insertCertified(test, { no: 'QM-2025-00004' });
    const id = await generate(application);
    const [intent] = await documents(id);
    const job = { DocumentId: Number(intent?.Id) };
    await Promise.all([
      renderDocument(test.portal, job, once),
      renderDocument(test.portal, job, once),
      renderDocument(test.portal, job, once),
    ]);
    const [ready] = await documents(id);
    await renderDocument(test.portal, job, once);
    expect(await documents(id)).toEqual([ready]);
    const files = await test.db
      .selectFrom('File')
      .select('FileKey')
      .where('ApplicationId', '=', application.Id)
      .execute();
    expect(files).toEqual([{ FileKey: ready?.FileKey }]);
    expect(
      createHash('sha256')
        .update(await bytesOf(ready?.FileKey ?? null))
        .digest('hex'),
    ).toBe(ready?.Sha256);
  });

  it('stays pending while generation fails, fails permanently with the last attempt, and retains its number when retried', async () => {
    const application = await insertCertified(test, { no: 'QM-2025-00005' });
    const id = await generate(application);
    const broken = {
      ...test.portal,
      settings: readSettings({ ...process.env, NODE_ENV: 'test', SIGNING_P12: '/nowhere.p12' }),
    };
    const job = { DocumentId: Number((await documents(id))[0]?.Id) };
    await expect(renderDocument(broken, job, once)).rejects.toThrow('SIGNING_P12');
    expect((await documents(id))[0]?.Status).toBe('INTENDED');
    await expect(renderDocument(broken, job, { IsLast: true })).rejects.toThrow('SIGNING_P12');
    expect((await documents(id))[0]?.Status).toBe('FAILED');
    await generate(application);
    await render(id);
    expect((await documents(id)).map((page) => [page.Revision, page.Status])).toEqual([[1, 'READY']]);
  });
});

describe('publishing and revising', () => {
  it('publishes finished certificates and refuses others', async () => {
    const application = await insertCertified(test, { no: 'QM-2025-00010' });
    const id = await generate(application);
    const { ApplicationKey } = application;
    const refused = await test.post('scheduling', '/application/publish', { ApplicationKey });
    expect([refused.status, refused.error.Code]).toEqual([409, 'ERR_TRANSITION']);
    expect(refused.error.Reasons?.map(({ Code }) => Code)).toContain('REASON_NOT_GENERATED');
    await expect(publish(application)).rejects.toThrow('the table allows PUBLISH only');
    await render(id);
    // Half past midnight on the 20th in Hong Kong is still the 19th in London.
    await publish(application, '2025-03-19T16:30:00Z');
    expect(await certificate(id)).toMatchObject({ CertificateStatusCode: 'PUBLISHED', Revision: 1 });
    expect(await story(id)).toEqual([
      'ISSUED ->PENDING 2025-03-14 R1',
      'PUBLISHED PENDING>PUBLISHED 2025-03-20 R1',
    ]);
  });

  it('a regenerated page of a published certificate takes effect when it is finished, and not before', async () => {
    const { application, id } = await issued({ no: 'QM-2025-00011' });
    await test.db
      .updateTable('Organisation')
      .set({ OrgName: JSON.stringify({ EN: 'New Name Ltd', CHT: '新名', CHS: '新名' }) as never })
      .where('Id', '=', application.OrganisationId)
      .execute();
    await generate(application, '2026-01-05T02:00:00Z');
    expect(await certificate(id)).toMatchObject({ Revision: 1 });
    await render(id);
    expect(await certificate(id)).toMatchObject({
      Revision: 2,
      OrgName: { EN: 'New Name Ltd' },
      RevisionDate: '2026-01-05',
      FirstIssueDate: '2025-03-14',
    });
    expect((await story(id)).at(-1)).toMatch(/^REVISED PUBLISHED>PUBLISHED 2026-01-05 R2$/);
  });

  it('the page of a surveillance takes effect with its own publication; number, first issue and expiry do not change', async () => {
    const { application, id } = await issued({ no: 'QM-2025-00012' });
    const next = await insertCertified(test, {
      no: 'QM-2025-00012',
      type: 'SURVEILLANCE',
      parentId: application.Id,
      certificateId: id,
      effective: '2026-03-10',
    });
    expect(await generate(next, '2026-03-10T02:00:00Z')).toBe(id);
    await render(id);
    expect(await certificate(id)).toMatchObject({ Revision: 1, EffectiveDate: '2025-03-14' });
    await publish(next, '2026-03-12T02:00:00Z');
    expect(await certificate(id)).toMatchObject({
      Revision: 2,
      EffectiveDate: '2026-03-10',
      FirstIssueDate: '2025-03-14',
      ExpiryDate: '2028-03-13',
      CertificateStatusCode: 'PUBLISHED',
    });
    expect((await story(id)).slice(1)).toEqual([
      'PUBLISHED PENDING>PUBLISHED 2025-03-14 R1',
      'REVISED PUBLISHED>PUBLISHED 2026-03-12 R2',
    ]);
  });

  it('a renewal moves the expiry and ends the renewal status', async () => {
    const { application, id } = await issued({ no: 'QM-2025-00013' });
    await test.db
      .updateTable('Certificate')
      .set({ CertificateStatusCode: 'RENEWAL' })
      .where(announceStatus('certificate', 'RENEWAL'))
      .where('Id', '=', id)
      .execute();
    const next = await insertCertified(test, {
      no: 'QM-2025-00013',
      type: 'RENEWAL',
      parentId: application.Id,
      certificateId: id,
      effective: '2028-02-20',
      expiry: '2031-03-13',
      answers: {},
    });
    await generate(next, '2028-02-20T02:00:00Z');
    await render(id);
    await publish(next, '2028-02-21T02:00:00Z');
    expect(await certificate(id)).toMatchObject({
      CertificateStatusCode: 'PUBLISHED',
      ExpiryDate: '2031-03-13',
      Revision: 2,
      Scope: { EN: 'Storage and delivery of chilled food' },
    });
  });

  it('a new page does not lift a suspension', async () => {
    const { application, id } = await issued({ no: 'QM-2025-00014' });
    await test.db
      .updateTable('Certificate')
      .set({ CertificateStatusCode: 'SUSPENDED', StatusBefore: 'PUBLISHED' })
      .where(announceStatus('certificate', 'SUSPENDED'))
      .where('Id', '=', id)
      .execute();
    const next = await insertCertified(test, {
      no: 'QM-2025-00014',
      type: 'SURVEILLANCE',
      parentId: application.Id,
      certificateId: id,
    });
    await generate(next);
    await render(id);
    await publish(next);
    expect(await certificate(id)).toMatchObject({ CertificateStatusCode: 'SUSPENDED', Revision: 2 });
  });

  it('statements do not expire', async () => {
    const application = await insertCertified(test, { no: 'SS-2025-00001', scheme: 'SS', expiry: null });
    expect(await certificate(await generate(application))).toMatchObject({
      Kind: 'STATEMENT',
      ExpiryDate: null,
    });
  });

  it('an uploaded page is the next revision with the hash of the file, and must be a PDF of the user', async () => {
    const application = await insertCertified(test, { no: 'QM-2025-00015' });
    const intent = await intentOf(test, application, MORNING);
    const take = (fileKey: string) =>
      test.db.transaction().execute((tx) => acceptUploadedDocument(tx, { ...intent, fileKey }));
    const foreign = await test.upload('client', 'document');
    await expect(take(foreign)).rejects.toMatchObject({
      Code: 'ERR_VALIDATION',
      Details: { Fields: [{ Field: 'Attachment' }] },
    });
    const own = await test.upload('scheduling', 'document');
    const id = await take(own);
    const file = await test.db
      .selectFrom('File')
      .selectAll()
      .where('FileKey', '=', own)
      .executeTakeFirstOrThrow();
    expect(await documents(id)).toMatchObject([
      { Revision: 1, Status: 'READY', IsManual: true, FileKey: own, Sha256: file.Sha256 },
    ]);
    expect(file.ApplicationId).toBe(application.Id);
  });

  it('the history of a certificate cannot be changed', async () => {
    const { id } = await issued({ no: 'QM-2025-00016' });
    await expect(
      test.db.deleteFrom('CertificateEvent').where('CertificateId', '=', id).execute(),
    ).rejects.toThrow('kept for ever');
    await test.db.transaction().execute((tx) =>
      addEvent(tx, id, {
        Event: 'SUSPENDED',
        From: 'PUBLISHED',
        To: 'SUSPENDED',
        EffectiveOn: '2025-04-09',
        Revision: 1,
        at: new Date(),
        account: null,
        remark: '  ',
      }),
    );
    expect((await story(id)).at(-1)).toBe('SUSPENDED PUBLISHED>SUSPENDED 2025-04-09 R1');
  });
});

describe('visibility of a certificate', () => {
  it('clients see their own published certificates, other clients none; staff see them before publication', async () => {
    const application = await insertCertified(test, { no: 'QM-2025-00020', client: 'client2' });
    const id = await generate(application);
    const view = (user: string) =>
      test.get(user, '/application/certificate/view', { ApplicationKey: application.ApplicationKey });
    const numbers = async (user: string) =>
      (
        (await test.get(user, '/application/certificate/list', { Search: 'qm-2025-00020' })).data.Rows as {
          CertificateNo: string;
        }[]
      ).map((row) => row.CertificateNo);
    expect((await view('client2')).status).toBe(404);
    expect((await view('scheduling')).data).toMatchObject({
      CertificateNo: 'QM-2025-00020',
      File: null,
      Revisions: [{ Revision: 1, Status: 'INTENDED' }],
    });
    await render(id);
    await publish(application);
    const { data } = await view('client2');
    expect(data).toMatchObject({
      CertificateStatusCode: 'PUBLISHED',
      ExpiryDateTime: '2028-03-13T15:59:59.999Z',
      IsExpired: false,
      VerifyUrl: `http://portal.test/verify/QM-2025-00020?c=${(await certificate(id)).Code}`,
      Revisions: [{ Revision: 1, On: '2025-03-14', Status: 'READY' }],
    });
    expect(data.File).toMatch(/^[\w-]{22}$/);
    expect((await view('client')).status).toBe(404);
    expect((await view('assessor')).status).toBe(404);
    expect(await numbers('client2')).toEqual(['QM-2025-00020']);
    expect(await numbers('client')).toEqual([]);
    expect(await numbers('assessor')).toEqual([]);
    expect(await numbers('finance')).toEqual(['QM-2025-00020']);
    await test.db
      .updateTable('Certificate')
      .set({ CertificateStatusCode: 'DELETED' })
      .where(announceStatus('certificate', 'DELETED'))
      .where('Id', '=', id)
      .execute();
    expect(await numbers('finance')).toEqual([]);
    expect((await view('finance')).data.CertificateStatusCode).toBe('DELETED');
    expect((await view('client2')).status).toBe(404);
  });

  it('a page in preparation has no ticket for the client, a published one does', async () => {
    const application = await insertCertified(test, { no: 'QM-2025-00021' });
    const id = await generate(application);
    await render(id);
    const FileKey = (await documents(id))[0]?.FileKey;
    const ticket = async (user: string) => (await test.post(user, '/media/ticket', { FileKey })).status;
    expect(await ticket('client')).toBe(404);
    expect(await ticket('scheduling')).toBe(200);
    await publish(application);
    expect(await ticket('client')).toBe(200);
    expect(await ticket('client2')).toBe(404);
  });
});
