import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { certificateFixture } from '#quality/support/certificate-fixture.ts';
import { certificateLifecycleFixture } from '#quality/support/certificate-lifecycle-fixture.ts';
import { type Certified, insertCertified, insertInvoice } from '#quality/support/certified.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await startTestPortal();
});
afterAll(() => test.close());

const fixture = certificateFixture(() => test);
const { perform, lines } = certificateLifecycleFixture(() => test);
const WHY = { Remark: 'The surveillance was not done in time.' };

describe('renewals', () => {
  const begun = async (certified: Certified) => {
    const { application, id } = await fixture.issued(certified);
    const renewal = await insertCertified(test, {
      ...certified,
      type: 'RENEWAL',
      parentId: application.Id,
      certificateId: id,
      effective: '2028-02-20',
      expiry: '2031-03-13',
    });
    await test.db
      .updateTable('Certificate')
      .set({ CertificateStatusCode: 'RENEWAL' })
      .where(announceStatus('certificate', 'RENEWAL'))
      .where('Id', '=', id)
      .execute();
    return { application, id, renewal };
  };
  const atClient = (id: number) =>
    test.db
      .updateTable('Application')
      .set({ ApplicationStatusCode: 'INPROGRESS' })
      .where(announceStatus('application', 'INPROGRESS'))
      .where('Id', '=', id)
      .execute();
  const cancel = (ApplicationKey: string) =>
    test.post('scheduling', '/application/cancel', { ApplicationKey, Remark: 'The client moves abroad.' });

  it('cancelling a renewal leaves the certificate unchanged', async () => {
    const { id, renewal } = await begun({ no: 'QM-2025-00130' });
    await atClient(renewal.Id);
    expect((await cancel(renewal.ApplicationKey)).status).toBe(200);
    expect(await fixture.certificate(id)).toMatchObject({
      CertificateStatusCode: 'PUBLISHED',
      ExpiryDate: '2028-03-13',
    });
    expect((await fixture.story(id)).at(-1)).toMatch(/^RENEWAL_ENDED RENEWAL>PUBLISHED \d{4}-\d\d-\d\d R1$/);
    expect((await lines(id)).at(-1)).toMatchObject({ AsRole: 'SCHEDULING' });
  });

  it('suspended and resumed, the certificate is in renewal again, unless the renewal has ended since', async () => {
    const { id, renewal } = await begun({ no: 'QM-2025-00131' });
    await atClient(renewal.Id);
    await perform('admin', 'SUSPEND', id, WHY, '2027-10-01T02:00:00Z');
    expect((await perform('admin', 'RESUME', id, {}, '2027-10-02T02:00:00Z')).CertificateStatusCode).toBe(
      'RENEWAL',
    );
    await perform('admin', 'SUSPEND', id, WHY, '2027-10-03T02:00:00Z');
    expect((await cancel(renewal.ApplicationKey)).status).toBe(200);
    expect(await fixture.certificate(id)).toMatchObject({ CertificateStatusCode: 'SUSPENDED' });
    expect((await perform('admin', 'RESUME', id, {}, '2027-10-04T02:00:00Z')).CertificateStatusCode).toBe(
      'PUBLISHED',
    );
  });

  it('rejecting a renewal has the same effect as cancelling it', async () => {
    const { id, renewal } = await begun({ no: 'QM-2025-00136' });
    await test.db
      .updateTable('Application')
      .set({
        ApplicationStatusCode: 'UNDERREVIEW',
        CurrentStep: 'COO',
        Steps: ['ASSESSOR', 'COO'],
        ReachedSteps: ['COO'],
      })
      .where(announceStatus('application', 'UNDERREVIEW'))
      .where('Id', '=', renewal.Id)
      .execute();
    const refused = await test.post('coo', '/application/rejected', {
      ApplicationKey: renewal.ApplicationKey,
      Remark: 'The system is no longer in place.',
    });
    expect([refused.status, refused.data?.ApplicationStatusCode]).toEqual([200, 'REJECTED_STAFF']);
    expect((await fixture.certificate(id)).CertificateStatusCode).toBe('PUBLISHED');
    expect((await lines(id)).at(-1)).toMatchObject({ Event: 'RENEWAL_ENDED', AsRole: 'COO' });
  });

  it('an unlisted certificate stays unlisted when its renewal ends, and the history records that', async () => {
    const { id, renewal } = await begun({ no: 'QM-2025-00137' });
    await test.db
      .updateTable('Certificate')
      .set({ CertificateStatusCode: 'ACTIVE', IsUnlisted: true })
      .where(announceStatus('certificate', 'ACTIVE'))
      .where('Id', '=', id)
      .execute();
    await atClient(renewal.Id);
    await cancel(renewal.ApplicationKey);
    expect((await fixture.certificate(id)).CertificateStatusCode).toBe('ACTIVE');
    expect((await fixture.story(id)).at(-1)).toMatch(/^RENEWAL_ENDED ACTIVE>ACTIVE /);
  });

  it.each([
    ['PUBLISHED', false, 'QM-2025-00141'],
    ['ACTIVE', true, 'QM-2025-00142'],
  ] as const)(
    'cancelling a waiting renewal leaves no entry in the history of a certificate that is %s',
    async (status, IsUnlisted, no) => {
      const { id, renewal } = await begun({ no });
      await test.db
        .updateTable('Certificate')
        .set({ CertificateStatusCode: status, IsUnlisted })
        .where(announceStatus('certificate', status))
        .where('Id', '=', id)
        .execute();
      await test.db
        .updateTable('Application')
        .set({ ApplicationStatusCode: 'WAITING' })
        .where(announceStatus('application', 'WAITING'))
        .where('Id', '=', renewal.Id)
        .execute();
      const before = await fixture.story(id);
      expect((await cancel(renewal.ApplicationKey)).status).toBe(200);
      expect(await fixture.story(id)).toEqual(before);
      expect(before.filter((line) => line.startsWith('RENEWAL_ENDED'))).toEqual([]);
      expect((await fixture.certificate(id)).CertificateStatusCode).toBe(status);
    },
  );

  it('an unlisted certificate stays unlisted when it is renewed, and its history records the renewal', async () => {
    const { id, renewal } = await begun({ no: 'QM-2025-00140' });
    await test.db
      .updateTable('Certificate')
      .set({ CertificateStatusCode: 'ACTIVE', IsUnlisted: true })
      .where(announceStatus('certificate', 'ACTIVE'))
      .where('Id', '=', id)
      .execute();
    await insertInvoice(test, renewal, 'BYPASSED');
    const { ApplicationKey } = renewal;
    const Attachment = [await test.upload('scheduling', 'document')];
    const uploaded = await test.post('scheduling', '/application/certificate/upload', {
      ApplicationKey,
      Attachment,
    });
    expect(uploaded.status).toBe(200);
    expect((await test.post('scheduling', '/application/publish', { ApplicationKey })).status).toBe(200);
    expect(await fixture.certificate(id)).toMatchObject({
      CertificateStatusCode: 'ACTIVE',
      IsUnlisted: true,
    });
    expect((await fixture.story(id)).slice(-2)).toEqual([
      expect.stringMatching(/^REVISED ACTIVE>ACTIVE .* R2$/),
      expect.stringMatching(/^RENEWED ACTIVE>ACTIVE .* R2$/),
    ]);
  });

  it('another open renewal keeps it in renewal', async () => {
    const { id, renewal, application } = await begun({ no: 'QM-2025-00132' });
    await atClient(renewal.Id);
    const other = await insertCertified(test, {
      no: 'QM-2025-00132',
      type: 'RENEWAL',
      parentId: application.Id,
      certificateId: id,
    });
    await cancel(renewal.ApplicationKey);
    expect((await fixture.certificate(id)).CertificateStatusCode).toBe('RENEWAL');
    await atClient(other.Id);
    await cancel(other.ApplicationKey);
    expect((await fixture.certificate(id)).CertificateStatusCode).toBe('PUBLISHED');
  });

  it('a late surveillance that ends in parallel leaves it in renewal', async () => {
    const { id, renewal, application } = await begun({ no: 'QM-2025-00138' });
    const surveillance = await insertCertified(test, {
      no: 'QM-2025-00138',
      type: 'SURVEILLANCE',
      parentId: application.Id,
      certificateId: id,
    });
    await fixture.generate(surveillance, '2027-10-01T02:00:00Z');
    await fixture.render(id);
    await fixture.publish(surveillance, '2027-10-02T02:00:00Z');
    expect(await fixture.certificate(id)).toMatchObject({ CertificateStatusCode: 'RENEWAL', Revision: 2 });
    expect((await fixture.story(id)).at(-1)).toBe('REVISED RENEWAL>RENEWAL 2027-10-02 R2');
    await fixture.generate(renewal, '2028-02-20T02:00:00Z');
    await fixture.render(id);
    await fixture.publish(renewal, '2028-02-21T02:00:00Z');
    expect(await fixture.certificate(id)).toMatchObject({ CertificateStatusCode: 'PUBLISHED', Revision: 3 });
  });

  it('renewed while suspended, it is valid when the suspension ends', async () => {
    const { id, renewal } = await begun({ no: 'QM-2025-00133' });
    await perform('admin', 'SUSPEND', id, WHY, '2028-02-01T02:00:00Z');
    await fixture.generate(renewal, '2028-02-20T02:00:00Z');
    await fixture.render(id);
    await fixture.publish(renewal, '2028-02-21T02:00:00Z');
    expect(await fixture.certificate(id)).toMatchObject({
      CertificateStatusCode: 'SUSPENDED',
      ExpiryDate: '2031-03-13',
    });
    // After the old last valid day, before the new one.
    const resumed = await perform('admin', 'RESUME', id, {}, '2028-06-01T02:00:00Z');
    expect(resumed.CertificateStatusCode).toBe('PUBLISHED');
  });

  it('a page superseded by a later one is generated again before it is published', async () => {
    const { application, id, renewal } = await begun({ no: 'QM-2025-00134' });
    await insertInvoice(test, application, 'BYPASSED');
    await fixture.generate(renewal, '2028-02-20T02:00:00Z');
    await fixture.render(id);
    await perform('admin', 'REGENERATE', id, {}, '2028-02-20T03:00:00Z');
    await fixture.render(id);
    await insertInvoice(test, renewal, 'BYPASSED');
    const { ApplicationKey } = renewal;
    const { data } = await test.get('scheduling', '/application/view', { ApplicationKey });
    const button = (data.Actions as { Action: string }[]).find(({ Action }) => Action === 'PUBLISH');
    expect(button).toMatchObject({ Allowed: false, Reasons: [{ Code: 'REASON_CERT_PAGE_OLDER' }] });
    const refused = await test.post('scheduling', '/application/publish', { ApplicationKey });
    expect([refused.status, refused.error.Code, refused.error.Reasons?.map(({ Code }) => Code)]).toEqual([
      409,
      'ERR_TRANSITION',
      ['REASON_CERT_PAGE_OLDER'],
    ]);
    await expect(fixture.publish(renewal, '2028-02-21T02:00:00Z')).rejects.toThrow(
      'the table allows PUBLISH only',
    );
    await fixture.generate(renewal, '2028-02-21T02:00:00Z');
    await fixture.render(id);
    await fixture.publish(renewal, '2028-02-21T03:00:00Z');
    expect(await fixture.certificate(id)).toMatchObject({
      Revision: 4,
      ExpiryDate: '2031-03-13',
      CertificateStatusCode: 'PUBLISHED',
    });
  });

  it('no further assessment is started for an ended certificate', async () => {
    const { id, application, renewal } = await begun({ no: 'QM-2025-00138' });
    await test.db
      .updateTable('Application')
      .set({ ApplicationStatusCode: 'WAITING' })
      .where(announceStatus('application', 'WAITING'))
      .where('Id', '=', renewal.Id)
      .execute();
    await perform('admin', 'DELETE', id, WHY, '2026-11-02T02:00:00Z');
    // Its end has cancelled the assessments that waited for their window.
    const open = await test.post('admin', '/application/shownextcycle', {
      ApplicationKey: renewal.ApplicationKey,
    });
    expect([open.status, open.error.Reasons?.[0]?.Code]).toEqual([409, 'REASON_STATUS']);
    expect(open.error.Data).toMatchObject({ ApplicationStatusCode: 'CANCELLED' });
    const next = await test.post('admin', '/application/generate/cycle', {
      ApplicationKey: application.ApplicationKey,
    });
    expect([next.status, next.error.Reasons?.[0]?.Code]).toEqual([409, 'REASON_CERT_ENDED']);
  });

  it('a terminated certificate cannot be renewed', async () => {
    const { id, renewal } = await begun({ no: 'QM-2025-00135' });
    await fixture.generate(renewal, '2028-02-20T02:00:00Z');
    await fixture.render(id);
    await perform('admin', 'SUSPEND', id, WHY, '2028-02-20T03:00:00Z');
    await perform('admin', 'TERMINATE', id, WHY, '2028-02-20T04:00:00Z');
    // Its end has cancelled the renewal.
    const { ApplicationKey } = renewal;
    const refused = await test.post('scheduling', '/application/publish', { ApplicationKey });
    expect([refused.status, refused.error.Reasons?.map(({ Code }) => Code)]).toEqual([
      409,
      ['REASON_STATUS'],
    ]);
    await expect(fixture.publish(renewal, '2028-02-21T02:00:00Z')).rejects.toThrow(
      'the table allows PUBLISH only',
    );
    expect((await fixture.certificate(id)).CertificateStatusCode).toBe('TERMINATED');
  });
});
