import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificateFixture } from '#quality/support/certificate-fixture.ts';
import { certificateLifecycleFixture } from '#quality/support/certificate-lifecycle-fixture.ts';
import { insertCertified, insertInvoice } from '#quality/support/certified.ts';
import { issuedCertificatesFixture } from '#quality/support/issued-certificates-fixture.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await startTestPortal();
});
afterAll(() => test.close());

const fixture = certificateFixture(() => test);
const { keyOf } = certificateLifecycleFixture(() => test);
const { living } = issuedCertificatesFixture(() => test);
const WHY = { Remark: 'The surveillance was not done in time.' };
const base = '/application/certificate';

describe('the end of a certificate', () => {
  it('a certificate issued in error retains its number, is removed from every list, and is visible to the certification body only', async () => {
    const { application, post, view, verdict, CertificateKey } = await living({ no: 'QM-2025-00120' });
    expect((await post('scheduling', 'delete', WHY)).status).toBe(403);
    const done = await post('admin', 'delete', WHY);
    expect([done.status, done.data.CertificateStatusCode]).toEqual([200, 'DELETED']);
    expect(await verdict()).toBe('VOID');
    expect((await view('client')).status).toBe(404);
    expect((await view('it')).data).toMatchObject({
      CertificateStatusCode: 'DELETED',
      Actions: expect.anything(),
    });
    const { data } = await test.get('admin', `${base}/list`, { Search: 'QM-2025-00120' });
    expect(data.Rows).toEqual([]);
    const repeat = await test.post('admin', `${base}/delete`, { CertificateKey, ...WHY });
    expect(repeat.error.Reasons?.[0]?.Code).toBe('REASON_STATUS');
    // Its application can no longer print a page of it.
    await insertInvoice(test, application, 'BYPASSED');
    const again = await test.post('admin', `${base}/regenerate`, {
      ApplicationKey: application.ApplicationKey,
    });
    expect([again.status, again.error.Reasons?.[0]?.Code]).toEqual([409, 'REASON_CERT_ENDED']);
  });

  it('deleted before publication, its application gets another number, and the first one is never reused', async () => {
    const application = await insertCertified(test, { no: 'QM-2025-00121' });
    const id = await fixture.generate(application);
    await fixture.render(id);
    const done = await test.post('admin', `${base}/delete`, { CertificateKey: await keyOf(id), ...WHY });
    expect(done.data.CertificateStatusCode).toBe('DELETED');
    const body = { ApplicationKey: application.ApplicationKey };
    const Attachment = () => test.upload('scheduling', 'crb').then((file) => [file]);
    const typed = await test.post('scheduling', '/application/crb/confirm', {
      ...body,
      IsCertDateNoManual: true,
      CertificateNo: 'QM-2025-00121',
      DateTime: '2026-11-02',
    });
    expect([typed.status, typed.error.Fields?.[0]?.Code]).toEqual([422, 'REASON_NUMBER_TAKEN']);
    const confirmed = await test.post('scheduling', '/application/crb/confirm', {
      ...body,
      Attachment: await Attachment(),
    });
    expect(confirmed.status).toBe(200);
    const next = await test.db
      .selectFrom('Application')
      .select(['CertificateNo', 'CertificateId'])
      .where('Id', '=', application.Id)
      .executeTakeFirstOrThrow();
    expect(next.CertificateNo).toMatch(/^QM-\d{4}-\d{5}$/);
    expect(next).not.toMatchObject({ CertificateNo: 'QM-2025-00121' });
    expect(next.CertificateId).toBeNull();
    await insertInvoice(test, application, 'BYPASSED');
    expect((await test.post('scheduling', `${base}/generate`, body)).status).toBe(200);
    const second = await test.db
      .selectFrom('Certificate')
      .select('Id')
      .where('CertificateNo', '=', String(next.CertificateNo))
      .executeTakeFirstOrThrow();
    await fixture.render(second.Id);
    expect((await test.post('scheduling', '/application/publish', body)).status).toBe(200);
    expect(await fixture.certificate(second.Id)).toMatchObject({
      CertificateStatusCode: 'PUBLISHED',
      Revision: 1,
    });
    expect(await fixture.certificate(id)).toMatchObject({
      CertificateStatusCode: 'DELETED',
      CertificateNo: 'QM-2025-00121',
    });
  });

  it('a statement cannot be suspended or expire, but can be withdrawn', async () => {
    const { status, post, verdict } = await living({ no: 'SS-2025-00122', scheme: 'SS', expiry: null });
    expect((await status('admin', 'SUSPENDED', WHY)).error.Reasons?.[0]?.Code).toBe('REASON_CERT_STATEMENT');
    expect((await status('admin', 'EXPIRED')).error.Reasons?.[0]?.Code).toBe('REASON_CERT_STATEMENT');
    const done = await post('admin', 'withdraw', WHY);
    expect(done.data.CertificateStatusCode).toBe('TERMINATED');
    expect(await verdict()).toBe('WITHDRAWN');
    // The list, its filter and the bulk check use the same term.
    const found = async (Verdict?: string) => {
      const query = { Search: 'SS-2025-00122', ...(Verdict && { Verdict }) };
      const { Rows } = (await test.get(null, '/public/certificate/list', query)).data as {
        Rows: { Verdict: string }[];
      };
      return Rows.map((row) => row.Verdict);
    };
    expect(await found()).toEqual(['WITHDRAWN']);
    expect(await found('WITHDRAWN')).toEqual(['WITHDRAWN']);
    expect(await found('TERMINATED')).toEqual([]);
    const Items = [{ CertificateNo: 'SS-2025-00122' }];
    const many = await test.post(null, '/public/certificate/check/list', { Items });
    expect(many.data).toMatchObject({ Rows: [{ Verdict: 'WITHDRAWN' }] });
  });

  it('actions that end or suspend a certificate require step-up authentication', async () => {
    const { post, status } = await living({ no: 'QM-2025-00123' });
    await test.token('sub-admin');
    const provenAt = (ProvenAt: Date) => test.db.updateTable('Session').set({ ProvenAt }).execute();
    const longAgo = new Date(Date.now() - 3_600_000);
    await provenAt(longAgo);
    for (const answer of [await post('sub-admin', 'delete', WHY)])
      expect([answer.status, answer.error.Reasons?.[0]?.Code]).toEqual([403, 'ERR_STEP_UP']);
    expect((await status('sub-admin', 'SUSPENDED', WHY)).error.Reasons?.[0]?.Code).toBe('ERR_STEP_UP');
    await provenAt(new Date());
    expect((await status('sub-admin', 'SUSPENDED', WHY)).status).toBe(200);
    await provenAt(longAgo);
    expect((await status('sub-admin', 'TERMINATED', WHY)).error.Reasons?.[0]?.Code).toBe('ERR_STEP_UP');
    await provenAt(new Date());
  });
});
