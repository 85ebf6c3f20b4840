import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { certificateFixture } from '#quality/support/certificate-fixture.ts';
import { insertCertified, insertInvoice } from '#quality/support/certified.ts';
import { cycleFixture } from '#quality/support/cycle-fixture.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import type { ApplicationStatus } from '../../rules/statuses.ts';

let portal: TestPortal;
const { done, keep, published, certificate, applications, story } = cycleFixture(() => portal);
const { generate, render } = certificateFixture(() => portal);
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());

const CANCEL = '/application/cancel';
const WHY = { Remark: 'No answer for a year.' };

const set = (id: number, ApplicationStatusCode: ApplicationStatus) =>
  portal.db
    .updateTable('Application')
    .set({ ApplicationStatusCode })
    .where(announceStatus('application', ApplicationStatusCode))
    .where('Id', '=', id)
    .execute();
const row = (id: number) =>
  portal.db.selectFrom('Application').selectAll().where('Id', '=', id).executeTakeFirstOrThrow();

test('staff cancel an application that the client does not answer; the client cannot, and a reason is required', async () => {
  const application = await insertCertified(portal, { no: null });
  await insertInvoice(portal, application, 'OPEN');
  await set(application.Id, 'REJECTED');
  const { ApplicationKey } = application;
  const byClient = await portal.post('client', CANCEL, { ApplicationKey, ...WHY });
  expect([byClient.status, byClient.error.Reasons?.[0]?.Code]).toEqual([409, 'REASON_STATUS']);
  for (const user of ['assessor', 'coo', 'finance'])
    expect((await portal.post(user, CANCEL, { ApplicationKey, ...WHY })).status).toBeGreaterThanOrEqual(403);
  const unsaid = await portal.post('business', CANCEL, { ApplicationKey });
  expect([unsaid.status, unsaid.error.Fields?.[0]?.Code]).toEqual([422, 'REASON_REMARK_REQUIRED']);
  const view = await done('business', CANCEL, { ApplicationKey, ...WHY });
  expect(view).toMatchObject({ ApplicationStatusCode: 'CANCELLED', LastRemark: WHY.Remark });
  expect(await story(application.Id)).toEqual(['CANCEL business BUSINESS']);
  const { Status } = await portal.db
    .selectFrom('Invoice')
    .select('Status')
    .where('ApplicationId', '=', application.Id)
    .executeTakeFirstOrThrow();
  expect(Status).toBe('VOID');
});

test('staff cancel a waiting renewal: its certificate stays in force, and the next one can be planned manually', async () => {
  const { certificate: own, application } = await published({ no: 'QM-2025-75001' });
  await keep('2025-03-15');
  const [, next] = await applications(own.Id);
  const ApplicationKey = String(next?.ApplicationKey);
  await done('scheduling', CANCEL, { ApplicationKey, ...WHY });
  expect(await certificate(own.Id)).toMatchObject({ CertificateStatusCode: 'PUBLISHED', Revision: 1 });
  await keep('2025-03-16');
  expect(await applications(own.Id)).toHaveLength(2);
  const planned = await done('admin', '/application/generate/cycle', {
    ApplicationKey: application.ApplicationKey,
  });
  expect(planned).toMatchObject({ HasChildCycle: { ApplicationStatusCode: 'WAITING' } });
});

test('cancelling a certified initial application deletes its unpublished certificate and does not reuse its number', async () => {
  const application = await insertCertified(portal, { no: 'QM-2025-75002' });
  await insertInvoice(portal, application, 'PAID');
  const id = await generate(application);
  await render(id);
  const { ApplicationKey } = application;
  expect(await done('admin', CANCEL, { ApplicationKey, ...WHY })).toMatchObject({
    ApplicationStatusCode: 'CANCELLED',
    IsPaid: true,
  });
  expect(await certificate(id)).toMatchObject({ CertificateStatusCode: 'DELETED' });
  const event = await portal.db
    .selectFrom('CertificateEvent')
    .select(['Event', 'FromStatus', 'AccountId', 'Remark'])
    .where('CertificateId', '=', id)
    .orderBy('Seq', 'desc')
    .executeTakeFirst();
  expect(event).toEqual({ Event: 'DELETED', FromStatus: 'PENDING', AccountId: null, Remark: WHY.Remark });
  const other = await insertCertified(portal, { no: null });
  const typed = await portal.post('scheduling', '/application/crb/confirm', {
    ApplicationKey: other.ApplicationKey,
    IsCertDateNoManual: true,
    CertificateNo: 'QM-2025-75002',
    DateTime: '2026-11-02',
  });
  expect([typed.status, typed.error.Fields?.[0]?.Code]).toEqual([422, 'REASON_NUMBER_TAKEN']);
});

test('a number confirmed for an application that is cancelled before a page exists is not reused', async () => {
  const application = await insertCertified(portal, { no: 'QM-2025-75003' });
  await done('admin', CANCEL, { ApplicationKey: application.ApplicationKey, ...WHY });
  const other = await insertCertified(portal, { no: null });
  const typed = await portal.post('scheduling', '/application/crb/confirm', {
    ApplicationKey: other.ApplicationKey,
    IsCertDateNoManual: true,
    CertificateNo: 'QM-2025-75003',
    DateTime: '2026-11-02',
  });
  expect(typed.status).toBe(422);
});

test('cancelling a certified renewal leaves the certificate in force and ends the renewal status', async () => {
  const { certificate: own, application } = await published({ no: 'QM-2025-75004' });
  const renewal = await insertCertified(portal, {
    no: 'QM-2025-75004',
    type: 'RENEWAL',
    parentId: application.Id,
    certificateId: own.Id,
    effective: '2027-12-01',
    expiry: '2031-03-13',
  });
  await portal.db
    .updateTable('Certificate')
    .set({ CertificateStatusCode: 'RENEWAL', StatusBefore: 'PUBLISHED' })
    .where(announceStatus('certificate', 'RENEWAL'))
    .where('Id', '=', own.Id)
    .execute();
  await insertInvoice(portal, renewal, 'BYPASSED');
  const Attachment = [await portal.upload('scheduling', 'document')];
  const { ApplicationKey } = renewal;
  await done('scheduling', '/application/certificate/upload', { ApplicationKey, Attachment });
  await done('it', CANCEL, { ApplicationKey, ...WHY });
  expect(await certificate(own.Id)).toMatchObject({
    CertificateStatusCode: 'PUBLISHED',
    ExpiryDate: '2028-03-13',
    Revision: 1,
  });
  expect((await row(renewal.Id)).CertificateId).toBe(own.Id);
});

test('of a concurrent cancellation and publication, one succeeds', async () => {
  for (const at of [1, 2, 3, 4]) {
    const application = await insertCertified(portal, { no: `QM-2025-7510${at}` });
    await insertInvoice(portal, application, 'BYPASSED');
    const { ApplicationKey } = application;
    const Attachment = [await portal.upload('scheduling', 'document')];
    await done('scheduling', '/application/certificate/upload', { ApplicationKey, Attachment });
    const answers = await Promise.all([
      portal.post('admin', CANCEL, { ApplicationKey, ...WHY }),
      portal.post('scheduling', '/application/publish', { ApplicationKey }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { ApplicationStatusCode, CertificateId } = await row(application.Id);
    expect([ApplicationStatusCode, CertificateId === null]).toEqual(
      answers[0]?.status === 200 ? ['CANCELLED', true] : ['COMPLETED', false],
    );
  }
});
